/** Where we are. Links are ordinary `<a href>`; clicks on those of our own are answered without loading the page again. */
class Router {
  path = $state(location.pathname);
  /** The part after `#`; read once by the page that wants it, as it may hold a code. */
  fragment = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Without a trace in the history. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.fragment = location.hash.slice(1);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const goal = new URL(link.href);
    if (goal.origin !== location.origin || goal.pathname.startsWith('/api/')) return;
    if (goal.pathname === location.pathname && goal.hash) return;
    event.preventDefault();
    this.go(goal.pathname + goal.search + goal.hash);
  }
}

export const router = new Router();
