import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { FindServedFile } from '#core/plugin/served-files.ts'
import { Clock } from '#core/ports/clock.ts'
import { Signing } from '#core/ports/signing.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { readerOfAddress } from '#plugins/uploads/contract/reader-address.ts'
import { ChatFacilities, Rooms } from '../domain/chat.port.ts'
import { chatFilePath, parseFilePath } from '../domain/file-address.ts'
import { isShown, sideIn } from '../domain/room.ts'

/**
 * Finds a file of a message for a signed address whose reader is in the room now (row RT-03). Who was removed from the
 * facility finds nothing from that moment, and nobody finds a file of a message that was withdrawn or hidden.
 */
export const FindChatFile = define(
  'chat/FindChatFile',
  { rooms: Rooms, facilities: ChatFacilities, uploads: Uploads, signing: Signing, clock: Clock },
  ({ rooms, facilities, uploads, signing, clock }): FindServedFile =>
    Effect.fn('chat.find-file')(function* ({ path, query }) {
      const requested = parseFilePath(path)
      if (!requested) return null
      const accountId = readerOfAddress(chatFilePath(requested), query, { now: clock.now(), macsOf: signing.macsOf })
      if (accountId === null) return null
      const { roomId, number, uploadId, file } = requested
      const room = yield* rooms.byId(roomId)
      if (!room || sideIn(room, yield* facilities.standing(accountId, room.facility_id)) === null) return null
      const message = yield* rooms.messageAt(roomId, number)
      if (!message || !isShown(message) || !message.files.includes(uploadId)) return null
      return yield* uploads.servedFile(uploadId, file)
    }),
)
