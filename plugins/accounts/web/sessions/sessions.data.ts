import { pageData } from '#web/data/page-data.ts'
import { ListSessions } from '../../use-cases/list-sessions.ts'

/** The devices one is signed in on. */
export const data = pageData(ListSessions, () => ({}))
