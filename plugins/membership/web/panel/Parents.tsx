import type { PageQueries } from '#web/app-kit/data/page-queries.ts'
import { MembersPage } from './MembersPage.tsx'
import { queriesOf } from './use-members.ts'

export const queries: PageQueries = queriesOf('parent')

/** Page of the parents of a facility. */
export const Page = () => <MembersPage memberRole="parent" />
