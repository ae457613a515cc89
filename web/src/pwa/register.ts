/** Installs the service worker and tells it what this page was made of, so that it opens without a network too. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void install());
  if (document.readyState === 'complete') void install();
}

let installed = false;

async function install(): Promise<void> {
  if (installed) return;
  installed = true;
  await navigator.serviceWorker.register('/sw.js').catch(() => null);
  const { active } = await navigator.serviceWorker.ready;
  const urls = performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
    .map((url) => url.pathname);
  active?.postMessage({ type: 'keep', urls });
}
