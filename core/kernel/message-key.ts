/**
 * Texts of the platform and of the installed plugins by owner, for the compiler only: `plugins/messages.gen.ts` declares
 * the members, so that this file knows no plugin.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface MessageCatalogues {}

/** Removes the ending of a plural form: `shell.days_few` is a form of the key `shell.days`. */
type WithoutForm<Key> = Key extends `${infer Whole}_one`
  ? Whole
  : Key extends `${infer Whole}_few`
    ? Whole
    : Key extends `${infer Whole}_many`
      ? Whole
      : Key extends `${infer Whole}_other`
        ? Whole
        : Key

type KeysOf<Catalogue> = Catalogue extends unknown ? WithoutForm<keyof Catalogue & string> : never

/** Key of a message that exists. Keys are written in full, so that a search for one finds its uses. */
export type MessageKey = KeysOf<MessageCatalogues[keyof MessageCatalogues]>

type After<Key, Prefix extends string> = Key extends `${Prefix}.${infer Part}` ? Part : never

/** Part of a key after a prefix: `PartOf<'claims.state'>` is a state with a text. */
export type PartOf<Prefix extends string> = After<MessageKey, Prefix>

type Joined<Parts extends readonly (string | number)[]> = Parts extends readonly [
  infer First extends string | number,
  ...infer Others extends readonly (string | number)[],
]
  ? `.${First}${Joined<Others>}`
  : ''

/**
 * Returns the key of a message that depends on a value: `messageKey('claims.state', state)`. The compiler requires a
 * message for each value that the type of `state` allows.
 */
export const messageKey = <const Prefix extends string, const Parts extends readonly (string | number)[]>(
  prefix: Prefix,
  ...parts: Parts
): `${Prefix}${Joined<Parts>}` => [prefix, ...parts].join('.') as `${Prefix}${Joined<Parts>}`

/** Accepts a key that is data: the code of an error, or a member of an answer of the server. */
export const asMessageKey = (key: string): MessageKey => key as MessageKey
