import { reasonMessages } from '#web/app-kit/reason-messages.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { support } from '../contract/ui.ts'
import { Page as AuditPage, queries as auditQueries } from './audit/Page.tsx' with { type: 'vike:pointer' }
import { Page as DuplicatesPage, queries as duplicatesQueries } from './duplicates/Page.tsx' with { type: 'vike:pointer' }
import { Page as FacilitiesPage, queries as facilitiesQueries } from './facilities/Page.tsx' with { type: 'vike:pointer' }
import { Page as FacilityPage, queries as facilityQueries } from './facility/Page.tsx' with { type: 'vike:pointer' }
import { Page as HealthPage, queries as healthQueries } from './health/Page.tsx' with { type: 'vike:pointer' }
import { Page as ImportPage, queries as importQueries } from './import/Page.tsx' with { type: 'vike:pointer' }
import { Page as MailsPage, queries as mailsQueries } from './mails/Page.tsx' with { type: 'vike:pointer' }
import { Page as MergePage, queries as mergeQueries } from './merge/Page.tsx' with { type: 'vike:pointer' }
import { Page as ShadowPage, queries as shadowQueries } from './shadow/Page.tsx' with { type: 'vike:pointer' }
import { Page as SuccessorsPage, queries as successorsQueries } from './successors/Page.tsx' with { type: 'vike:pointer' }
import { Page as TagsPage, queries as tagsQueries } from './tags/Page.tsx' with { type: 'vike:pointer' }

const opinionMessages = ['opinions.review', 'opinions.answer-review', 'opinions.list', 'opinions.own', 'opinions.wizard.privacy'] as const
const reportMessages = [
  'reports.review',
  'reports.appeal-review',
  'reports.reason',
  'reports.outcome',
  'reports.ground',
  'reports.duration',
  'reports.statement',
  'reports.clause',
  'reports.target',
  'opinions.reported',
  'questions.reported',
  'gallery.reported',
  'facility-profile.reported',
] as const
const materialMessages = [
  'publications.review',
  'publications.card',
  'publications.kind',
  'publications.contest',
  'publications.file',
  'lightbox',
  'tags.publication_scope',
  'tags.publication_topic',
  'tags.age_groups',
  'tags.type_date_event',
] as const
/** Names of what plugins take through merges. */
const mergedMessages = [
  'opinions.merged',
  'questions.merged',
  'recruitment.merged',
  'subscriptions.merged',
  'favourites.merged',
  'membership.merged',
] as const
/** Sentences of all plugins, names of themes, and words for values. */
const auditMessages = [
  '*.audited',
  '*.name',
  'accounts.own.role',
  'claims.review',
  'facility-panel.review.reason',
  'membership.panel.permission',
  'membership.state',
  'opinions.review.reason',
  'packages.own.package',
  'publications.status',
  'recruitment.status',
  'reports.outcome',
  'reports.reason',
  'sites.change',
] as const
const base = { layout: support, messages: ['support', 'tags.category', 'pager', ...reasonMessages] } as const
const withTypes = { ...base, messages: [...base.messages, 'tags.specialization', 'places.voivodeship'] } as const

/** Pages of the support area (specification §2, decisions §23). */
export const pages = definePages([
  {
    ...withTypes,
    name: 'support_facilities',
    route: '/support',
    Page: FacilitiesPage,
    queries: facilitiesQueries,
    title: 'support.facilities.title',
  },
  {
    ...withTypes,
    messages: [...withTypes.messages, 'tags.ownership', 'tags.features'],
    name: 'support_facility',
    route: '/support/facility/@id',
    Page: FacilityPage,
    queries: facilityQueries,
    title: 'support.facility.title',
  },
  {
    ...withTypes,
    name: 'support_duplicates',
    route: '/support/duplicates',
    Page: DuplicatesPage,
    queries: duplicatesQueries,
    title: 'support.duplicates.title',
  },
  {
    ...withTypes,
    name: 'support_successors',
    route: '/support/successors',
    Page: SuccessorsPage,
    queries: successorsQueries,
    title: 'support.successors.title',
  },
  {
    ...base,
    messages: [...base.messages, ...mergedMessages],
    name: 'support_merge',
    route: '/support/merge/@id',
    Page: MergePage,
    queries: mergeQueries,
    title: 'support.merge.undo.page',
  },
  {
    ...base,
    messages: [
      ...withTypes.messages,
      'moderation',
      'claims.review',
      'facility-panel.review',
      'map.surroundings',
      ...opinionMessages,
      ...reportMessages,
      ...materialMessages,
    ],
    name: 'support_shadow',
    route: '/support/shadow',
    Page: ShadowPage,
    queries: shadowQueries,
    fills: 'desk',
    title: 'support.shadow.title',
  },
  {
    ...base,
    messages: [...base.messages, 'tags'],
    name: 'support_tags',
    route: '/support/tags',
    Page: TagsPage,
    queries: tagsQueries,
    title: 'support.tags.title',
  },
  {
    ...base,
    messages: [...base.messages, ...auditMessages],
    name: 'support_audit',
    route: '/support/audit',
    Page: AuditPage,
    queries: auditQueries,
    title: 'support.audit.title',
  },
  { ...base, name: 'support_import', route: '/support/import', Page: ImportPage, queries: importQueries, title: 'support.import.title' },
  { ...base, name: 'support_mails', route: '/support/mails', Page: MailsPage, queries: mailsQueries, title: 'support.mails.title' },
  { ...base, name: 'support_health', route: '/support/health', Page: HealthPage, queries: healthQueries, title: 'support.health.title' },
])
