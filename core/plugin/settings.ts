import type { Schema } from 'effect'
import { type Token, token } from '#core/kernel/token.ts'

/** One variable that a plugin reads of the environment. */
export interface Setting<Value> {
  /** From the variable's text, which is never empty: empty counts as absent. */
  readonly schema: Schema.Codec<Value, string>
  /** What is expected, as the operator is told whose value is wrong: `a port from 0 to 65535`. */
  readonly description: string
  /** What holds where nobody has said anything. */
  readonly default: Value
}

/** A plugin's variables by name, and the token by which its wiring gets what they say. */
export interface Settings<Values = unknown> {
  readonly plugin: string
  readonly variables: Readonly<Record<string, Setting<unknown>>>
  readonly values: Token<Values>
}

/** Declares a variable: how it is read, what is expected of it, and what holds without it. */
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
