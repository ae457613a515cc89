"""What tests ask the page itself."""

# Whether this person is asked something: read from what the page offers to assistive technology.
STATE = """({decision, withdraw}) => {
  if (document.querySelector('#curtain-title')) return 'curtain';
  if (location.pathname.startsWith('/t/') && document.querySelector('dialog[open] a[href^="/r/"]')) return 'over';
  const bar = document.querySelector(`section[aria-label="${decision}"]`);
  if (!bar) return 'waiting';
  const buttons = [...bar.querySelectorAll('button:not(:disabled)')];
  if (buttons.some((button) => button.textContent.trim() === withdraw)) return 'waiting';
  const listed = buttons.some((button) => button.querySelector('kbd'));
  return listed || document.querySelector('main button[aria-pressed]:not(:disabled)') ? 'mine' : 'waiting';
}"""

# Counts in the page itself: a frame is on the wire before the page has made anything of it.
COUNTING = """
const Native = window.WebSocket;
window.sent = 0;
window.answered = 0;
window.WebSocket = class extends Native {
  send(data) {
    if (/"type":"answer"/.test(data)) window.sent += 1;
    super.send(data);
  }
  constructor(...args) {
    super(...args);
    this.addEventListener('message', ({ data }) => {
      if (/^.{0,4}"type":"(ack|error)"/.test(data)) window.answered += 1;
    });
  }
};
"""

# Which pieces are not picked up, and are called otherwise.
UNLIKE = """(pieces, name) => pieces.flatMap((piece, number) =>
  piece.getAttribute('aria-pressed') === 'false' && piece.innerText !== name ? [number] : [])"""
