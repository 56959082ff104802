import { Effect } from 'effect'
import { makeTranslator } from '#adapters/i18n/translator.ts'
import { makeConditionalTabs } from '#adapters/postgres/conditional-tabs.ts'
import { makeFacilitySlotData } from '#adapters/postgres/facility-slot-data.ts'
import { makeNotificationAudiences } from '#adapters/postgres/notification-audiences.ts'
import { makeToday } from '#adapters/postgres/today.ts'
import type { makeDb } from '#adapters/postgres/unit-of-work.ts'
import { makeThemes } from '#adapters/themes/installed-themes.ts'
import { ConversationLists } from '#core/conversations/conversation-list.port.ts'
import { FacilityAnswers } from '#core/facilities/facility-answers.port.ts'
import { FacilityContact } from '#core/facilities/facility-contact.port.ts'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import { FacilityPosts } from '#core/facilities/facility-posts.port.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { Followers } from '#core/facilities/followers.port.ts'
import { MergedKinds } from '#core/facilities/merge-participant.ts'
import { type ListPendingFacilities, PendingFacilities } from '#core/facilities/pending-facilities.port.ts'
import type { Token } from '#core/kernel/token.ts'
import { bindReviews } from '#core/moderation/bind-reviews.ts'
import { CityDescriptions } from '#core/places/city-descriptions.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { CertificateHosts } from '#core/plugin/certificate-hosts.ts'
import { Endpoints } from '#core/plugin/endpoints.ts'
import { Permissions, permissionsOf } from '#core/plugin/permissions.ts'
import type { SettingValues } from '#core/plugin/read-settings.ts'
import { SiteSections } from '#core/plugin/site-sections.ts'
import { Themes } from '#core/plugin/themes.ts'
import { Tools } from '#core/plugin/tools.ts'
import { Clock } from '#core/ports/clock.ts'
import { ConditionalTabs } from '#core/ports/conditional-tabs.ts'
import type { Metrics } from '#core/ports/metrics.ts'
import { NotificationAudiences } from '#core/ports/notification-audiences.ts'
import { Today } from '#core/ports/today.ts'
import { Translator } from '#core/ports/translator.ts'
import { Facets } from '#core/search/facets.port.ts'
import { makeFacets } from '#core/search/make-facets.ts'
import { makeReaders, Readers } from '#core/search/reading/reader.ts'
import { makeSuggestions, Suggestions } from '#core/search/suggestions.ts'
import { failedSlotData } from './make-metrics.ts'
import type { PlatformOptions } from './platform-options.ts'
import { webMessages } from './web-messages.ts'

interface Dependencies extends Pick<PlatformOptions, 'plugins' | 'logger'> {
  readonly db: ReturnType<typeof makeDb>
  readonly find: <Thing>(token: Token<Thing>) => Thing
  readonly metrics: Metrics
  readonly settings: SettingValues
}

/** Binds what plugins contribute: slot data, facets, suggestions, routes and messages, and the providers of each plugin. */
export const bindPlugins = (bind: Bind, { plugins, db, find, logger, metrics, settings }: Dependencies): void => {
  const slotData = plugins.flatMap(({ slotData = [] }) => slotData)
  const facets = plugins.flatMap(({ facets = [] }) => facets)
  const suggestionGroups = plugins.flatMap(({ suggestionGroups = [] }) => suggestionGroups)
  const reportOmitted = (part: string, place: string, cause: unknown) => {
    logger.error({ part, place, err: cause }, 'slot data omitted')
    metrics.count(failedSlotData, { part })
  }
  bind(FacilitySlotData, {}, () =>
    makeFacilitySlotData({ db, slotData, onFailure: ({ name, slot }, cause) => reportOmitted(name, slot, cause) }),
  )
  const facilityParts = plugins.flatMap(({ facilityToday = [] }) => facilityToday)
  const accountParts = plugins.flatMap(({ accountToday = [] }) => accountToday)
  const conditionalTabs = plugins.flatMap(({ conditionalTabs = [] }) => conditionalTabs)
  bind(Today, { clock: Clock }, ({ clock }) =>
    makeToday({ db, clock, facilityParts, accountParts, onFailure: ({ name }, cause) => reportOmitted(name, 'today', cause) }),
  )
  bind(ConditionalTabs, {}, () =>
    makeConditionalTabs({ db, conditionalTabs, onFailure: ({ name }, cause) => reportOmitted(name, 'tabs', cause) }),
  )
  const kinds = plugins.flatMap(({ notifications = [] }) => notifications)
  bind(NotificationAudiences, {}, () =>
    makeNotificationAudiences({ db, kinds, onFailure: (kind, cause) => reportOmitted(kind, 'notifications', cause) }),
  )
  bind(Facets, {}, () => makeFacets(facets, find))
  const readers = plugins.flatMap(({ readers = [] }) => readers)
  bind(Readers, {}, () => makeReaders(readers, find))
  bind(Suggestions, {}, () =>
    makeSuggestions(suggestionGroups, find, (group, cause) => logger.error({ group: group.key, err: cause }, 'suggestions omitted')),
  )
  const pendingFacilities = plugins.flatMap(({ pendingFacilities: list }) => (list ? [list] : []))
  bind(
    PendingFacilities,
    {},
    (): ListPendingFacilities => (accountId) =>
      Effect.map(
        Effect.forEach(pendingFacilities, (list) => find(list)(accountId)),
        (lists) => lists.flat(),
      ),
  )
  const following = plugins.flatMap(({ followers }) => (followers ? [followers] : []))[0]
  const nobody: Followers = {
    listTo: () => Effect.succeed({ items: [], total: 0 }),
    followedBy: () => Effect.succeed([]),
    listNotified: () => Effect.succeed([]),
  }
  bind(Followers, {}, () => (following ? find(following) : nobody))
  const grouping = plugins.flatMap(({ facilityGroups }) => (facilityGroups ? [facilityGroups] : []))[0]
  const ungrouped: FacilityGroups = {
    listOf: () => Effect.succeed([]),
    byIds: () => Effect.succeed([]),
    ofParents: () => Effect.succeed([]),
    childrenOf: () => Effect.succeed([]),
  }
  bind(FacilityGroups, {}, () => (grouping ? find(grouping) : ungrouped))
  const posting = plugins.flatMap(({ facilityPosts }) => (facilityPosts ? [facilityPosts] : []))[0]
  const unposted: FacilityPosts = { find: () => Effect.succeed(null) }
  bind(FacilityPosts, {}, () => (posting ? find(posting) : unposted))
  const contacting = plugins.flatMap(({ facilityContact }) => (facilityContact ? [facilityContact] : []))[0]
  const unread: FacilityContact = { send: () => Effect.succeed(false) }
  bind(FacilityContact, {}, () => (contacting ? find(contacting) : unread))
  const certified = plugins.flatMap(({ certificateHosts }) => (certificateHosts ? [certificateHosts] : []))[0]
  const noHosts: CertificateHosts = { isServed: () => Effect.succeed(false) }
  bind(CertificateHosts, {}, () => (certified ? find(certified) : noHosts))
  const answering = plugins.flatMap(({ facilityAnswers }) => (facilityAnswers ? [facilityAnswers] : []))[0]
  const unanswered: FacilityAnswers = { answer: () => Effect.succeed(null) }
  bind(FacilityAnswers, {}, () => (answering ? find(answering) : unanswered))
  const describing = plugins.flatMap(({ cityDescriptions }) => (cityDescriptions ? [cityDescriptions] : []))[0]
  const undescribed: CityDescriptions = { shown: () => Effect.succeed(null) }
  bind(CityDescriptions, {}, () => (describing ? find(describing) : undescribed))
  const conversations = plugins.flatMap(({ conversations }) => (conversations ? [conversations] : []))
  bind(ConversationLists, {}, () => conversations.map(find))
  const mergedKinds = plugins.flatMap(({ mergedKinds = [] }) => mergedKinds)
  bind(MergedKinds, {}, () => mergedKinds.map(({ participant, ...kind }) => ({ ...kind, participant: find(participant) })))
  bind(Themes, {}, () => makeThemes(plugins))
  bind(SiteSections, {}, () => plugins.flatMap(({ siteSections = [] }) => siteSections))
  bind(Permissions, {}, () => permissionsOf(plugins))
  bindReviews(bind, plugins, find)
  bind(Endpoints, {}, () => plugins.flatMap(({ name, endpoints = [] }) => endpoints.map((endpoint) => ({ plugin: name, endpoint }))))
  bind(Tools, {}, () => plugins.flatMap(({ tools = [] }) => tools))
  bind(Translator, {}, () => makeTranslator([webMessages, ...plugins.flatMap(({ messages }) => (messages ? [messages] : []))]))
  for (const plugin of plugins) {
    if (plugin.settings) bind(plugin.settings.values, {}, () => settings[plugin.name])
    for (const provider of plugin.providers ?? []) bind(provider.port, provider.dependencies, provider)
  }
}
