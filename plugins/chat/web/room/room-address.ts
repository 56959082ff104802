import { query as queryOf } from '#web/app-kit/data/page-queries.ts'
import { useAddressQuery } from '#web/app-kit/page/use-address-query.ts'
import { withoutQuery } from '#web/runtime/href.ts'
import { usePage } from '#web/runtime/page.ts'
import type { PageRequest } from '#web/runtime/page-request.ts'
import { chatApi } from '../../contract/api.ts'

/** Address of a room with the parameters of links for browsers without scripts: a part of the messages, a form. */
export interface RoomAddress {
  /** Path without parameters. */
  readonly path: string
  /** Number before which messages are shown. */
  readonly earlier: string | undefined
  /** Number of a message that is to be withdrawn. */
  readonly withdrawn: string | undefined
  /** Number of a message whose text is to be changed. */
  readonly edited: string | undefined
  /** Number of an announcement whose readers are shown. */
  readonly readersOf: string | undefined
  /** The room is to be closed. */
  readonly isClosing: boolean
}

/** Reads the address of a room. */
export const useRoomAddress = (): RoomAddress => {
  const path = withoutQuery(usePage().context.path)
  const query = useAddressQuery()
  const of = (name: string) => query.get(name) || undefined
  return {
    path,
    earlier: of('earlier'),
    withdrawn: of('withdraw'),
    edited: of('edit'),
    readersOf: of('readers'),
    isClosing: query.has('closing'),
  }
}

/** Returns the input of the route of a room; `earlier`: number before which its messages are read. */
export const roomInput = (id: string, earlier: string | undefined) => ({ id, ...(earlier && { before: earlier }) })

/** Returns the query of the readers that the address asks for. */
export const readersQuery = ({ params, query }: PageRequest) => {
  const number = query['readers']
  return number === undefined || number === '' ? [] : [queryOf(chatApi.listReaders, { id: params['room'] ?? '', number })]
}
