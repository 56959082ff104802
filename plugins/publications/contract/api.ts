import { Schema } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { PremiumRequired } from '#core/packages/limit-errors.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { UploadNotFound } from '#plugins/uploads/contract/errors.ts'
import { ConsentsNeeded, NewsNotFound, NewsStatusRefused, NewsVersionNotFound } from './errors.ts'
import { writeNews } from './permissions.ts'
import {
  ByNews,
  BySlug,
  FeedPage,
  FeedQuery,
  NewNews,
  NewsChanges,
  NewsGroups,
  NewsPage,
  NewsQuery,
  NewsVersions,
  NewsView,
  OfFacility,
  RestoredNews,
} from './publication.ts'

const one = '/api/v1/news/:id'

/**
 * HTTP API of facilities' posts (decisions §12, features NE-01 to NE-06). A post that the caller may not read is 404
 * for everybody.
 */
export const newsApi = defineApi({
  listNews: route.get('/api/v1/news', {
    summary: 'Lists the posts of a facility that the caller may read, the newest first; those who write them see drafts too.',
    input: NewsQuery,
    output: NewsPage,
    access: 'anyone',
    identified: true,
  }),
  listNewsGroups: route.get('/api/v1/news-group', {
    summary: 'Lists the groups of a facility, to which its private posts may go, for those who write them.',
    input: OfFacility,
    output: NewsGroups,
    access: { resource: 'facility', permission: writeNews },
  }),
  listFeed: route.get('/api/v1/news-feed', {
    summary: 'Lists the newest posts of the facilities that the user belongs to or follows, as far as the user may read them.',
    input: FeedQuery,
    output: FeedPage,
    access: 'user',
  }),
  showRss: route.get('/api/v1/news-feed/:slug', {
    summary: 'Returns the 20 newest public posts of a facility as RSS 2.0, without their content.',
    input: BySlug,
    output: Schema.String,
    access: 'anyone',
    responseType: 'xml',
    errors: [FacilityNotFound],
  }),
  showNews: route.get(one, {
    summary:
      'Returns a post; addresses of the files of one that is not public are valid for ten minutes, and only while the caller may read it.',
    input: ByNews,
    output: NewsView,
    access: 'anyone',
    identified: true,
    version: true,
    errors: [NewsNotFound],
  }),
  addNews: route.post('/api/v1/news', {
    summary: 'Adds a post of a facility, as a draft unless a status is given. Needs a package.',
    input: NewNews,
    output: NewsView,
    access: { resource: 'facility', permission: writeNews },
    largeBody: true,
    errors: [FacilityNotFound, PremiumRequired, UploadNotFound, ConsentsNeeded, Validation],
    rateLimit: { times: 60, seconds: 600 },
  }),
  changeNews: route.patch(one, {
    summary: 'Changes a post, or its status. Publishing needs a package.',
    input: NewsChanges,
    output: NewsView,
    access: 'user',
    version: true,
    largeBody: true,
    errors: [NewsNotFound, InsufficientPermissions, PremiumRequired, NewsStatusRefused, UploadNotFound, ConsentsNeeded, Validation],
  }),
  removeNews: route.delete(one, {
    summary: 'Deletes a post with its versions and files.',
    input: ByNews,
    output: Schema.Struct({ removed: Schema.Literal(true) }),
    access: 'user',
    errors: [NewsNotFound, InsufficientPermissions],
  }),
  listNewsVersions: route.get(`${one}/versions`, {
    summary: 'Lists the last 20 earlier versions of a post, the newest first.',
    input: ByNews,
    output: NewsVersions,
    access: 'user',
    errors: [NewsNotFound, InsufficientPermissions],
  }),
  restoreNews: route.post(`${one}/restore`, {
    summary: 'Makes title, lead and content of an earlier version the present ones.',
    input: RestoredNews,
    output: NewsView,
    access: 'user',
    version: true,
    errors: [NewsNotFound, InsufficientPermissions, NewsVersionNotFound],
  }),
})
