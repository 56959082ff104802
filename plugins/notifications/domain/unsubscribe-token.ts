/** Pseudo-kind in unsubscribe tokens: all kinds that are mailed in digests. */
export const digestKind = 'digest'

/** Returns the text that the signature of an unsubscribe token covers. */
export const unsubscribePayload = (accountId: string, kind: string): string => `unsubscribe:${accountId}:${kind}`

/** Formats the token of an unsubscribe link: account, kind and signature. */
export const formatUnsubscribeToken = (accountId: string, kind: string, signature: string): string => `${accountId}.${kind}.${signature}`

/** Parses an unsubscribe token; `null` when its format is wrong. */
export const parseUnsubscribeToken = (
  token: string,
): { readonly accountId: string; readonly kind: string; readonly signature: string } | null => {
  const [, accountId, kind, signature] = /^([0-9a-f-]{36})\.([a-z0-9_.-]{1,60})\.([\w-]{43})$/.exec(token) ?? []
  return accountId && kind && signature ? { accountId, kind, signature } : null
}
