import { Schema } from 'effect'
import { RedirectBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import * as errors from './errors.ts'
import {
  BySearch,
  EndedView,
  NewSavedSearch,
  PreviewQuery,
  PreviewView,
  SavedSearchChanges,
  SavedSearches,
  SavedSearchView,
} from './saved-search.ts'

const Token = Schema.String.check(Schema.isMaxLength(200))

/** Path parameter with the token of a link in a mail. */
const ByStopToken = Schema.Struct({ token: Token })

/** Form that a mail program posts to the link that ends the messages about a search (RFC 8058). */
const StopForm = Schema.Struct({ token: Token, 'List-Unsubscribe': Schema.optional(Schema.Literal('One-Click')) })

const path = '/api/v1/saved-search'

/** HTTP API of saved searches (decisions §16). */
export const savedSearchesApi = defineApi({
  saveSearch: route.post(path, {
    summary: 'Saves a search by the query of the map’s address; facilities that match it now are not notified.',
    input: NewSavedSearch,
    output: SavedSearchView,
    access: 'user',
    errors: [errors.SearchNotSavable, errors.SavedSearchExists, errors.SavedSearchesFull],
    rateLimit: { times: 60, seconds: 60 },
  }),
  listSearches: route.get(`${path}/mine`, {
    summary: 'Lists the saved searches of the user, at most 20, the newest first.',
    output: SavedSearches,
    access: 'user',
  }),
  previewSearch: route.get(`${path}/preview`, {
    summary: 'Returns how many facilities match a search, and whether the user may save it.',
    input: PreviewQuery,
    output: PreviewView,
    access: 'user',
    rateLimit: { times: 60, seconds: 60 },
  }),
  changeSearch: route.patch(`${path}/:id`, {
    summary: 'Changes the name of a saved search, or how often it is repeated.',
    input: SavedSearchChanges,
    output: SavedSearchView,
    access: 'user',
    version: true,
    errors: [errors.SavedSearchNotFound],
  }),
  removeSearch: route.delete(`${path}/:id`, {
    summary: 'Removes a saved search of the user; one that is gone, and those of others, are not found.',
    input: BySearch,
    output: EndedView,
    access: 'user',
    errors: [errors.SavedSearchNotFound],
  }),
  readStopLink: route.get(`${path}/stop/:token`, {
    summary: 'Redirects from the link in a mail to the page that confirms the end of messages about a search; changes nothing.',
    input: ByStopToken,
    output: RedirectBody,
    access: 'anyone',
    errors: [errors.SearchStopLinkNotFound],
    responseType: 'redirect',
  }),
  stop: route.post(`${path}/stop/:token`, {
    summary: 'Ends the messages about a saved search, without signing in, by one click in a mail program (RFC 8058).',
    input: StopForm,
    output: EndedView,
    access: 'anyone',
    errors: [errors.SearchStopLinkNotFound],
    requestType: 'form',
  }),
})
