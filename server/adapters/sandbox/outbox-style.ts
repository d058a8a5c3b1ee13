/** Tokens copied from web/ui/tokens.css, as outbox pages load no files. */
export const OUTBOX_STYLE = `
:root { color-scheme: light dark; --color-primary: #0f5f5c; --color-on-primary: #ffffff; --color-primary-soft: #dcefed; --color-background: #faf8f5; --color-surface: #ffffff; --color-line: #dedad3; --color-line-strong: #8d8880; --color-text: #1f2322; --color-text-soft: #565c59; --color-focus: #1a5aa3; }
@media (prefers-color-scheme: dark) { :root { --color-primary: #6fcfc6; --color-on-primary: #05302e; --color-primary-soft: #12403e; --color-background: #171918; --color-surface: #202322; --color-line: #3b403e; --color-line-strong: #8b918d; --color-text: #eeece8; --color-text-soft: #b5b9b5; --color-focus: #8fbdf2; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--color-background); color: var(--color-text); font: 1rem/1.5 'Figtree Variable', Figtree, system-ui, -apple-system, 'Segoe UI', sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; max-width: 760px; margin: 0 auto; padding: 16px 16px 0; }
header a { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; font-weight: 700; font-size: 1.25rem; color: var(--color-text); text-decoration: none; }
header svg { color: var(--color-primary); }
header span { padding: 2px 12px; border-radius: 999px; font-size: 0.875rem; font-weight: 600; background: var(--color-primary-soft); color: var(--color-text); }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
p { margin: 0; }
a { color: var(--color-primary); overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
.lead { color: var(--color-text-soft); margin: 8px 0 24px; }
.bar { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-bottom: 24px; }
.bar label { flex: 1 1 240px; font-size: 0.875rem; font-weight: 600; }
.bar .short { flex: 0 1 160px; }
.bar input, .bar select, .reply input { display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px; font: inherit; font-weight: 400; color: inherit; background: var(--color-surface); border: 1px solid var(--color-line-strong); border-radius: 8px; }
.button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; font: inherit; font-weight: 600; border-radius: 8px; border: 1px solid var(--color-primary); background: transparent; color: var(--color-primary); text-decoration: none; cursor: pointer; }
.filled { background: var(--color-primary); color: var(--color-on-primary); }
.mails { list-style: none; margin: 0; padding: 0; display: grid; gap: 16px; }
.mail { background: var(--color-surface); border: 1px solid var(--color-line); border-radius: 12px; padding: 24px; }
.facts { display: flex; flex-wrap: wrap; gap: 4px 16px; color: var(--color-text-soft); font-size: 0.875rem; margin-top: 4px; }
.text { white-space: pre-line; margin: 16px 0; overflow-wrap: anywhere; }
.files { list-style: none; margin: 16px 0 0; padding: 0; }
.files li { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; min-height: 44px; }
.files span { color: var(--color-text-soft); font-size: 0.875rem; }
.kind { font-size: 0.875rem; font-weight: 600; }
.bubbles { list-style: none; margin: 16px 0; padding: 0; display: flex; flex-direction: column; gap: 12px; }
.bubble { max-width: min(85%, 520px); padding: 12px 16px; border-radius: 12px; border: 1px solid var(--color-line); }
.bubble.out { align-self: flex-start; background: var(--color-background); border-bottom-left-radius: 2px; }
.bubble.in { align-self: flex-end; background: var(--color-primary-soft); border-color: transparent; border-bottom-right-radius: 2px; }
main > .bubbles .bubble.out { background: var(--color-surface); }
.bubble .text { margin: 0; }
.lost { font-weight: 600; color: var(--color-text); }
.bubble.in .facts { color: var(--color-text); }
.reply, .quick { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-bottom: 16px; }
.reply label { flex: 1 1 200px; white-space: nowrap; font-size: 0.875rem; font-weight: 600; }
.reload { margin-top: 8px; }
.problem { border: 1px solid var(--color-line-strong); border-radius: 8px; padding: 12px 16px; margin-bottom: 16px; font-weight: 600; }
.failing { margin-top: 32px; color: var(--color-text-soft); }
.failing summary { min-height: 44px; line-height: 44px; cursor: pointer; color: var(--color-primary); font-weight: 600; }
.empty { background: var(--color-surface); border: 1px dashed var(--color-line-strong); border-radius: 12px; padding: 48px 24px; text-align: center; color: var(--color-text-soft); }
iframe { display: block; width: 100%; height: 720px; margin-top: 24px; border: 1px solid var(--color-line); border-radius: 12px; background: #faf8f5; color-scheme: light; }
.back { display: inline-block; margin-bottom: 16px; min-height: 44px; line-height: 44px; }
@media (max-width: 480px) { .mail { padding: 16px; } }
`;
