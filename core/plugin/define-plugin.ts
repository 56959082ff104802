import type { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import type { Token } from '#core/kernel/token.ts'
import type { Messages } from '#core/ports/translator.ts'
import type { Facet } from '#core/search/facet.ts'
import type { SuggestionGroup } from '#core/search/suggestions.ts'
import type { SitemapToken } from './addresses.ts'
import type { Channel } from './channels.ts'
import type { Check } from './checks.ts'
import type { Command } from './commands.ts'
import type { BadgeCounter } from './counters.ts'
import type { Job } from './jobs.ts'
import type { MailTemplate } from './mails.ts'
import type { Metric } from './metrics.ts'
import type { Migration } from './migrations.ts'
import type { NotificationKind } from './notices.ts'
import type { CspSources } from './origins.ts'
import type { SlotData } from './parts.ts'
import type { PersonalDataDeclaration } from './personal.ts'
import type { Reaction } from './reactions.ts'
import type { CacheInvalidation } from './purges.ts'
import type { Route } from './routes.ts'
import type { Settings } from './settings.ts'
import type { Bind } from './wiring.ts'

/** Makes what there is to see before any import; run once on an empty database, in the order of needs. */
export type Seed = () => Effect.Effect<void>

/** How much a scale seed makes, and the number that its chance begins from. */
export interface LoadSeedSize {
  readonly facilities: number
  readonly accounts: number
  readonly seed: number
}

/** Makes as much as is asked for, for benches; the same for the same size. Run in the order of needs. */
export type LoadSeed = (size: LoadSeedSize) => Effect.Effect<void>

/** What the frame around every page shows of a plugin (footer cities), read once and kept for two seconds. */
export type LoadLayoutData = () => Effect.Effect<unknown>

/** A plugin's table of contents: pure data, nothing registers by side effect. */
export interface Plugin {
  readonly name: string
  /** Plugins whose contract it speaks to; started after them. */
  readonly dependsOn?: readonly string[]
  /** Binds repositories and use-cases. */
  readonly bindings?: (bind: Bind) => void
  /** MikroORM tables, each named `<plugin>_*`. */
  readonly tables?: readonly object[]
  readonly migrations?: readonly Migration[]
  readonly routes?: readonly Route[]
  readonly slotData?: readonly SlotData[]
  readonly facets?: readonly Facet[]
  /** Groups in the type-ahead. */
  readonly suggestionGroups?: readonly SuggestionGroup[]
  /** Kept pages that its events, or another's, make untrue. */
  readonly cacheInvalidations?: readonly CacheInvalidation[]
  /** What its tables hold of people. */
  readonly personalData?: readonly PersonalDataDeclaration[]
  /** Websocket paths, and frames that it says on others'. */
  readonly channels?: readonly Channel[]
  /** What waits for the one who has signed in. */
  readonly badgeCounters?: readonly BadgeCounter[]
  /** What people are told of. */
  readonly notifications?: readonly NotificationKind[]
  readonly commands?: readonly Command[]
  readonly reactions?: readonly Reaction[]
  readonly jobs?: readonly Job[]
  /** What it writes to people. */
  readonly mails?: readonly MailTemplate[]
  readonly metrics?: readonly Metric[]
  readonly checks?: readonly Check[]
  /** What an operator may say to it, in variables under its own prefix. */
  readonly settings?: Settings
  /** The folder of its public files, `new URL('./assets/', import.meta.url)`: `/assets/{plugin}/{file}`. */
  readonly assets?: URL
  /** Foreign hosts that its pages may ask, as its settings say. */
  readonly cspSources?: readonly CspSources[]
  readonly sitemap?: SitemapToken
  readonly layoutData?: Token<LoadLayoutData>
  readonly demoSeed?: Token<Seed>
  /** Lines for whoever starts the product with the demo in it: whom one can be there. */
  readonly demoInstructions?: readonly string[]
  readonly loadSeed?: Token<LoadSeed>
  readonly messages?: Readonly<Record<Language, Messages>>
}

/** Names an object as a plugin and keeps its exact type. */
export const definePlugin = <const P extends Plugin>(plugin: P & Readonly<Record<Exclude<keyof P, keyof Plugin>, never>>): P => plugin
