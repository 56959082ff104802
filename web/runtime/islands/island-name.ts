/**
 * Reference to an island by name, with the key prefixes of its messages, for modules that must not import its code: `{
 * name: 'accounts/LoginDialog', messages: ['accounts.form'] }`.
 */
export interface IslandName {
  readonly name: string
  readonly messages: readonly string[]
}
