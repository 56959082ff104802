import type { PageQueries } from '#web/app-kit/data/page-queries.ts'
import { Desk } from './Desk.tsx'
import { inboxQuery } from './Inbox.tsx'
import { NothingOpen } from './NothingOpen.tsx'

export const queries: PageQueries = (page) => [inboxQuery(null, page)]

/** Page with all conversations of the user: questions, and rooms at the facilities of the children or of the user's work. */
export const OwnInboxPage = () => (
  <Desk facilityId={null} isList>
    <NothingOpen />
  </Desk>
)
