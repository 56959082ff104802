/** Stands for the kinds that a digest tells of. */
export const ofDigest = 'digest'

/** What an address for ending mails is sealed over. */
export const unsubscribeText = (accountId: string, kind: string): string => `unsubscribe:${accountId}:${kind}`

/** The word in such an address: whose mails, of which kind, and the seal. */
export const unsubscribeWord = (accountId: string, kind: string, seal: string): string => `${accountId}.${kind}.${seal}`

/** What the word says, or `null` where it is none. */
export const readUnsubscribeWord = (word: string): { readonly accountId: string; readonly kind: string; readonly seal: string } | null => {
  const [, accountId, kind, seal] = /^([0-9a-f-]{36})\.([a-z0-9_.-]{1,60})\.([\w-]{43})$/.exec(word) ?? []
  return accountId && kind && seal ? { accountId, kind, seal } : null
}
