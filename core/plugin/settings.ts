import type { Schema } from 'effect'
import { type Token, token } from '#core/kernel/token.ts'

/** Environment variable of a plugin. */
export interface Setting<Value> {
  /** Decodes the variable's text; an empty text counts as missing. */
  readonly schema: Schema.Codec<Value, string>
  /** Expected value, as the error message names it: `a port from 0 to 65535`. */
  readonly description: string
  /** Value where the variable is not set. */
  readonly default: Value
}

/** A plugin's variables by name, and the token by which its use-cases get their values. */
export interface Settings<Values = unknown> {
  readonly plugin: string
  readonly variables: Readonly<Record<string, Setting<unknown>>>
  readonly values: Token<Values>
}

/** Declares a variable: its Schema, a description of the expected value, and the default. */
export const setting = <Read, Default>(options: {
  readonly schema: Schema.Codec<Read, string>
  readonly description: string
  readonly default: Default
}): Setting<Read | Default> => options

type ValuesOf<Variables> = { readonly [Name in keyof Variables]: Variables[Name] extends Setting<infer Value> ? Value : never }

/** Declares a plugin's settings: `settings('map', { MAP_STYLE_URL: setting({ … }) })`. Each name begins with the plugin's, in capitals. */
export const settings = <const Variables extends Readonly<Record<string, Setting<unknown>>>>(
  plugin: string,
  variables: Variables,
): Settings<ValuesOf<Variables>> => ({ plugin, variables, values: token<ValuesOf<Variables>>(`${plugin}/Settings`) })
