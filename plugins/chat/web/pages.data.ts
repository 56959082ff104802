import { Schema, SchemaTransformation } from 'effect'
import { uploadFile } from '#plugins/uploads/contract/ui.ts'
import { withoutQuery } from '#web/runtime/href.ts'
import type { PageRequest } from '#web/runtime/page-request.ts'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageActions } from '#web/server/page-data/page-actions.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { LinkAnswer } from '../contract/link.ts'
import { ByMessage, ByRoom, ClosedRoom, EditedMessage, MutedRoom, NewChatMessage, NewRoom } from '../contract/room.ts'
import { AnswerByLink, ShowChatLink } from '../use-cases/answer-by-link.ts'
import { EditMessage, WithdrawMessage } from '../use-cases/change-message.ts'
import { CloseRoom, ReopenRoom } from '../use-cases/close-room.ts'
import { MarkRoomSeen, MuteRoom } from '../use-cases/mark-room.ts'
import { OpenRoom } from '../use-cases/open-room.ts'
import { SendChatMessage } from '../use-cases/send-message.ts'

/** Loads the messages behind the link of a mail. Opening the link changes nothing, since mail programs prefetch links. */
export const linkData = pageData(
  ShowChatLink,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('chat.link.title') }] }),
)

/** Sends the answer and returns to the page, which shows what was sent. */
export const answer = pageAction(AnswerByLink, {
  input: LinkAnswer,
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: ({ token }, { href }) => href(`/wiadomosc/${token}`),
})

/** Groups as a form posts them, with commas between. */
const PostedIds = Schema.String.pipe(
  Schema.decodeTo(
    Schema.Array(Schema.String),
    SchemaTransformation.transform({
      decode: (text: string): readonly string[] => text.split(','),
      encode: (ids: readonly string[]) => ids.join(','),
    }),
  ),
)
const PostedRoom = Schema.Struct({ ...NewRoom.fields, group_ids: Schema.optional(PostedIds) })

/** Opens a room of the user and shows it. */
export const openOwnRoom = pageAction(OpenRoom, {
  input: PostedRoom,
  redirectTo: ({ id }, { href }) => href('user_message', { room: id }) ?? '/',
})

/** Opens a room of the facility of the page and shows it there. */
export const openRoomInPanel = pageAction(OpenRoom, {
  input: PostedRoom,
  extra: ({ params: { facility = '' } }) => ({ facility_id: facility }),
  redirectTo: ({ id, facility }, { href }) => href('facility_message', { facility: facility.id, room: id }) ?? '/',
})

const inRoom = {
  extra: ({ params: { room = '' } }: PageRequest) => ({ id: room }),
  redirectTo: (_: unknown, { context }: PageRequest) => withoutQuery(context.path),
} as const

/** Does what the forms of a room ask for in browsers without scripts, and returns to the room. */
export const changeRoom = pageActions({
  send: pageAction(SendChatMessage, {
    input: NewChatMessage,
    files: { field: 'files', route: uploadFile, input: { purpose: 'chat' } },
    ...inRoom,
  }),
  seen: pageAction(MarkRoomSeen, { input: ByMessage, ...inRoom }),
  edit: pageAction(EditMessage, { input: EditedMessage, ...inRoom }),
  withdraw: pageAction(WithdrawMessage, { input: ByMessage, ...inRoom }),
  mute: pageAction(MuteRoom, { input: MutedRoom, ...inRoom }),
  close: pageAction(CloseRoom, { input: ClosedRoom, ...inRoom }),
  reopen: pageAction(ReopenRoom, { input: ByRoom, ...inRoom }),
  open: openOwnRoom,
})
