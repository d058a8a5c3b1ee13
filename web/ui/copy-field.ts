/** Copies the text of a field, which its focus selects. Plain http has no clipboard API: falls back to execCommand, else leaves the text selected. */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.focus();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand?.('copy') ?? false;
  }
}
