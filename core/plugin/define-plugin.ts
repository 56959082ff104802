import type { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import type { Token } from '#core/kernel/token.ts'
import type { Messages } from '#core/ports/translator.ts'
import type { Facet } from '#core/search/facet.ts'
import type { SuggestionGroup } from '#core/search/suggestions.ts'
import type { AddressesToken } from './addresses.ts'
import type { Channel } from './channels.ts'
import type { Check } from './checks.ts'
import type { Command } from './commands.ts'
import type { OverviewCounter } from './counters.ts'
import type { Job } from './jobs.ts'
import type { PlannedMail } from './mails.ts'
import type { Metric } from './metrics.ts'
import type { Migration } from './migrations.ts'
import type { Notice } from './notices.ts'
import type { Origins } from './origins.ts'
import type { Part } from './parts.ts'
import type { PersonalLine } from './personal.ts'
import type { Reaction } from './reactions.ts'
import type { Purge } from './purges.ts'
import type { Route } from './routes.ts'
import type { Settings } from './settings.ts'
import type { Provide } from './wiring.ts'

/** Makes what there is to see before any import; run once on an empty database, in the order of needs. */
export type Seed = () => Effect.Effect<void>

/** How much a scale seed makes, and the number that its chance begins from. */
export interface ScaleSize {
  readonly facilities: number
  readonly accounts: number
  readonly seed: number
}

/** Makes as much as is asked for, for benches; the same for the same size. Run in the order of needs. */
export type ScaleSeed = (size: ScaleSize) => Effect.Effect<void>

/** What the frame around every page shows of a plugin (footer cities), read once and kept for two seconds. */
export type LayoutReader = () => Effect.Effect<unknown>

/** A plugin's table of contents: pure data, nothing registers by side effect. */
export interface Plugin {
  readonly name: string
  /** Plugins whose contract it speaks to; started after them. */
  readonly needs?: readonly string[]
  /** Binds repositories and use-cases. */
  readonly wire?: (provide: Provide) => void
  /** MikroORM tables, each named `<plugin>_*`. */
  readonly tables?: readonly object[]
  readonly migrations?: readonly Migration[]
  readonly routes?: readonly Route[]
  readonly parts?: readonly Part[]
  readonly facets?: readonly Facet[]
  /** Groups in the type-ahead. */
  readonly suggests?: readonly SuggestionGroup[]
  /** Kept pages that its events, or another's, make untrue. */
  readonly purges?: readonly Purge[]
  /** What its tables hold of people. */
  readonly personal?: readonly PersonalLine[]
  /** Websocket paths, and frames that it says on others'. */
  readonly channels?: readonly Channel[]
  /** What waits for the one who has signed in. */
  readonly counters?: readonly OverviewCounter[]
  /** What people are told of. */
  readonly notices?: readonly Notice[]
  readonly commands?: readonly Command[]
  readonly reactions?: readonly Reaction[]
  readonly jobs?: readonly Job[]
  /** What it writes to people. */
  readonly mails?: readonly PlannedMail[]
  readonly metrics?: readonly Metric[]
  readonly checks?: readonly Check[]
  /** What an operator may say to it, in variables under its own prefix. */
  readonly settings?: Settings
  /** The folder of its public files, `new URL('./assets/', import.meta.url)`: `/assets/{plugin}/{file}`. */
  readonly assets?: URL
  /** Foreign hosts that its pages may ask, as its settings say. */
  readonly origins?: readonly Origins[]
  readonly addresses?: AddressesToken
  readonly layout?: Token<LayoutReader>
  readonly demo?: Token<Seed>
  /** Lines for whoever starts the product with the demo in it: whom one can be there. */
  readonly demoTells?: readonly string[]
  readonly scale?: Token<ScaleSeed>
  readonly messages?: Readonly<Record<Language, Messages>>
}

/** Names an object as a plugin and keeps its exact type. */
export const definePlugin = <const P extends Plugin>(plugin: P): P => plugin
