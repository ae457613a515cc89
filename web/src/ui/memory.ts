/** What this browser remembers. A browser that refuses (private windows) forgets, and nothing breaks. */
export function recall(name: string, from: 'local' | 'session' = 'local'): string | null {
  try {
    return store(from).getItem(`clutch.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string, where: 'local' | 'session' = 'local'): void {
  try {
    store(where).setItem(`clutch.${name}`, value);
  } catch {
    return;
  }
}

function store(which: 'local' | 'session'): Storage {
  return which === 'local' ? localStorage : sessionStorage;
}
