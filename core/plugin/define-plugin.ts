import type { Effect } from 'effect'
import type { FacilityPermission } from '#core/access/permissions.ts'
import type { ConversationList } from '#core/conversations/conversation-list.port.ts'
import type { FacilityAnswers } from '#core/facilities/facility-answers.port.ts'
import type { FacilityContact } from '#core/facilities/facility-contact.port.ts'
import type { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import type { FacilityPosts } from '#core/facilities/facility-posts.port.ts'
import type { Followers } from '#core/facilities/followers.port.ts'
import type { MergedKind } from '#core/facilities/merge-participant.ts'
import type { ListPendingFacilities } from '#core/facilities/pending-facilities.port.ts'
import type { Provider } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import type { Token } from '#core/kernel/token.ts'
import type { Reportable } from '#core/moderation/reportable.ts'
import type { ReviewKind } from '#core/moderation/review-kind.ts'
import type { ReviewRule } from '#core/moderation/review-rule.ts'
import type { ReviewStepToken } from '#core/moderation/review-step.ts'
import type { Limit } from '#core/packages/limit.ts'
import type { ErasureStep } from '#core/personal-data/erasure-step.ts'
import type { CityDescriptions } from '#core/places/city-descriptions.port.ts'
import type { Messages } from '#core/ports/translator.ts'
import type { Facet } from '#core/search/facet.ts'
import type { ReaderSource } from '#core/search/reading/reader.ts'
import type { SuggestionGroup } from '#core/search/suggestions.ts'
import type { BadgeCounter } from './badge-counters.ts'
import type { CacheInvalidation } from './cache-invalidations.ts'
import type { CertificateHosts } from './certificate-hosts.ts'
import type { Channel } from './channels.ts'
import type { Command } from './commands.ts'
import type { ConditionalTab } from './conditional-tabs.ts'
import type { CspSources } from './csp-sources.ts'
import type { Check } from './health-checks.ts'
import type { Endpoint } from './implement.ts'
import type { NamedInstallationCheck } from './installation-checks.ts'
import type { Job, ProcessJob } from './jobs.ts'
import type { MailTemplate } from './mails.ts'
import type { Metric } from './metrics.ts'
import type { Migration } from './migrations.ts'
import type { NotificationKind } from './notifications.ts'
import type { PersonalDataDeclaration } from './personal-data.ts'
import type { Reaction } from './reactions.ts'
import type { ServedFiles } from './served-files.ts'
import type { Settings } from './settings.ts'
import type { SiteSectionKind } from './site-sections.ts'
import type { SitemapToken } from './sitemap.ts'
import type { SlotData } from './slot-data.ts'
import type { Theme } from './theme.ts'
import type { AccountTodayPart, FacilityTodayPart } from './today.ts'
import type { Tool } from './tools.ts'

/** Creates demo content; run once on an empty database, in dependency order. */
export type Seed = () => Effect.Effect<void>

/** Size of a load seed, and the number that its random values start from. */
export interface LoadSeedSize {
  readonly facilities: number
  readonly accounts: number
  readonly opinions?: number
  readonly seed: number
}

/** Creates content for benches, the same for the same size. Run in dependency order. */
export type LoadSeed = (size: LoadSeedSize) => Effect.Effect<void>

/** Reads what the layout of every page shows of a plugin (footer cities); cached for two seconds. */
export type LoadLayoutData = () => Effect.Effect<unknown>

/** Tables of a plugin, and the duties that come with their rows. */
interface StoredData {
  /** MikroORM tables, each named `<plugin>_*`. */
  readonly tables?: readonly object[]
  readonly migrations?: readonly Migration[]
  /** Personal data in its tables. */
  readonly personalData?: readonly PersonalDataDeclaration[]
  /** Erases what depends on other rows or on a choice of the person. */
  readonly erasure?: Token<ErasureStep>
  /** Kinds of its rows that take part in merges of facilities. */
  readonly mergedKinds?: readonly MergedKind[]
}

/** Calls that a plugin answers: of browsers, programs, assistants and operators. */
interface EntryPoints {
  readonly endpoints?: readonly Endpoint[]
  /** Tools that assistants of others call. */
  readonly tools?: readonly Tool[]
  /** Websocket channels, or messages added to those of other plugins. */
  readonly channels?: readonly Channel[]
  readonly commands?: readonly Command[]
}

/** Permissions and limits that the routes and use-cases of a plugin ask for before they act. */
interface Guards {
  /** Permissions on a facility. */
  readonly permissions?: readonly FacilityPermission[]
  /** Limits of what a facility may have or do, by its package. */
  readonly limits?: readonly Limit[]
}

/** Work of a plugin that no caller waits for. */
interface BackgroundWork {
  readonly reactions?: readonly Reaction[]
  readonly jobs?: readonly Job[]
  readonly processJobs?: readonly ProcessJob[]
}

/** Additions of a plugin to the search for facilities. */
interface SearchMembers {
  readonly facets?: readonly Facet[]
  /** Readers of search texts. */
  readonly readers?: readonly ReaderSource[]
  /** Groups of the type-ahead. */
  readonly suggestionGroups?: readonly SuggestionGroup[]
}

/** Data and files of a plugin for pages of the directory, and the freshness of cached ones. */
interface PageMembers {
  readonly slotData?: readonly SlotData[]
  /** Lines of the start page of a facility. */
  readonly facilityToday?: readonly FacilityTodayPart[]
  /** Lines of the start page of an account. */
  readonly accountToday?: readonly AccountTodayPart[]
  /** Tabs of the account area that only those see who have something there. */
  readonly conditionalTabs?: readonly ConditionalTab[]
  readonly layoutData?: Token<LoadLayoutData>
  readonly sitemap?: SitemapToken
  /** Cached pages that an event makes stale. */
  readonly cacheInvalidations?: readonly CacheInvalidation[]
  readonly messages?: Readonly<Record<Language, Messages>>
  /** Folder of its public files, `new URL('./assets/', import.meta.url)`: `/assets/{plugin}/{file}`. */
  readonly assets?: URL
  /** Serves what the operator gave to the plugin (`PublicFiles`): `/assets/{plugin}/files/{file}`. */
  readonly publicFiles?: true
  /** Files of the store under a public path of its own. */
  readonly servedFiles?: ServedFiles
  /** Foreign hosts that its pages may load from. */
  readonly cspSources?: readonly CspSources[]
}

/** Additions of a plugin to the web sites of facilities. */
interface SiteMembers {
  /** Kinds of sections that it fills. */
  readonly siteSections?: readonly SiteSectionKind[]
  /** Faces of sites; their files are among its `assets`. */
  readonly themes?: readonly Theme[]
  /** Tells for which further hosts a certificate may be obtained; one plugin at most. */
  readonly certificateHosts?: Token<CertificateHosts>
}

/** Ways in which a plugin reaches its users. */
interface Notices {
  /** Kinds of notifications that users receive. */
  readonly notifications?: readonly NotificationKind[]
  /** Counters of new items for signed-in users. */
  readonly badgeCounters?: readonly BadgeCounter[]
  /** Mail templates. */
  readonly mails?: readonly MailTemplate[]
}

/** Subjects of a plugin that support decides about, and additions to its decisions. */
interface ModerationMembers {
  /** Kinds of subjects that support decides about. */
  readonly reviews?: readonly ReviewKind[]
  /** Rules that flag submissions for support. */
  readonly reviewRules?: readonly ReviewRule[]
  /** Steps after each decision of support, in its transaction. */
  readonly reviewSteps?: readonly ReviewStepToken[]
  /** Things that users can report. */
  readonly reportables?: readonly Reportable[]
}

/** Ports of core that a plugin implements, by which others use it without knowing it. */
interface ImplementedPorts {
  /** Facilities that an account has asked for and does not have yet. */
  readonly pendingFacilities?: Token<ListPendingFacilities>
  /** Tells who follows facilities; one plugin at most. */
  readonly followers?: Token<Followers>
  /** Tells which groups facilities have, and whose children are in them; one plugin at most. */
  readonly facilityGroups?: Token<FacilityGroups>
  /** Lists its conversations for an inbox of all. */
  readonly conversations?: Token<ConversationList>
  /** Takes messages of visitors to facilities; one plugin at most. */
  readonly facilityContact?: Token<FacilityContact>
  /** Finds public posts of facilities; one plugin at most. */
  readonly facilityPosts?: Token<FacilityPosts>
  /** Answers questions about facilities; one plugin at most. */
  readonly facilityAnswers?: Token<FacilityAnswers>
  /** Describes cities; one plugin at most. */
  readonly cityDescriptions?: Token<CityDescriptions>
}

/** Settings of a plugin, and what tells the operator how it fares. */
interface Operation {
  /** Environment variables under the plugin's own prefix. */
  readonly settings?: Settings
  readonly metrics?: readonly Metric[]
  readonly checks?: readonly Check[]
  /** Lines of `kredka doctor`. */
  readonly installationChecks?: readonly NamedInstallationCheck[]
}

/** Content that a plugin invents: for the demo, and for benches. */
interface Seeds {
  readonly demoSeed?: Token<Seed>
  /** Lines printed when the product starts with the demo, such as accounts to sign in with; some contain its public address. */
  readonly demoInstructions?: readonly (string | ((publicUrl: string) => string))[]
  readonly loadSeed?: Token<LoadSeed>
}

/** A plugin's table of contents: pure data, nothing registers by side effect. */
export interface Plugin
  extends StoredData,
    EntryPoints,
    Guards,
    BackgroundWork,
    SearchMembers,
    PageMembers,
    SiteMembers,
    Notices,
    ModerationMembers,
    ImplementedPorts,
    Operation,
    Seeds {
  readonly name: string
  /** Plugins whose contract it uses; they start first. */
  readonly dependsOn?: readonly string[]
  /** Implementations of ports: repositories, and services that other plugins use. */
  readonly providers?: readonly Provider[]
}

/** Declares a plugin and keeps its exact type; a member that `Plugin` does not have is a compile error. */
export const definePlugin = <const P extends Plugin>(plugin: P & Readonly<Record<Exclude<keyof P, keyof Plugin>, never>>): P => plugin
