/** The place of the account button in the header. A visitor has no account here, so it holds nothing. */
export function AccountSlot() {
  return null;
}
