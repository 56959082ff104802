/** Purpose of a one-time token. */
export type TokenKind = 'activate' | 'reset' | 'invitation' | 'email-confirm' | 'email-undo' | 'second-factor' | 'passkey'

/** Time for which a one-time password and the link beside it work, hours (decisions §0.9). */
export const invitationHours = 72

/** Lifetime of tokens, in minutes (decisions §20 and §29). */
export const tokenLifetimeMinutes: Readonly<Record<TokenKind, number>> = {
  activate: 72 * 60,
  reset: 60,
  invitation: invitationHours * 60,
  'email-confirm': 24 * 60,
  'email-undo': 72 * 60,
  'second-factor': 10,
  passkey: 5,
}
