import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { readListState } from '#web/app-kit/lists/list-address.ts'
import { chatApi } from '../../contract/api.ts'
import { Inbox, list } from './Inbox.tsx'
import { inboxInput } from './use-inbox.ts'

export const queries: PageQueries = ({ query: search }) => [
  query(chatApi.listConversations, inboxInput(null, readListState(list, search).filters['unread'] === 'true')),
]

/** Page with all conversations of the user: questions, and rooms at the facilities of the children or of the user's work. */
export const OwnInboxPage = () => <Inbox facilityId={null} />
