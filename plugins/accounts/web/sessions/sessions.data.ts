import { pageData } from '#web/server/page-data/page-data.ts'
import { ListSessions } from '../../use-cases/list-sessions.ts'

/** Loads the user's sessions. */
export const data = pageData(ListSessions, () => ({}))
