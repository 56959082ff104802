import { Schema } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { UploadNotFound } from '#plugins/uploads/contract/errors.ts'
import * as errors from './errors.ts'
import { CorrespondentQuery, Correspondents, InboxQuery, InboxView } from './inbox.ts'
import { messageRules } from './limits.ts'
import * as room from './room.ts'

const path = '/api/v1/chat/room/:id'
const hours = '/api/v1/chat/hours/:facility_id'
const OfFacility = Schema.Struct({ facility_id: Schema.String })
const own = [errors.ChatRoomNotFound] as const
const view = { input: room.ByRoom, output: room.RoomView, access: 'user', errors: [...own] } as const

/**
 * HTTP API of messages between facilities, approved parents and the staff (decisions §18). Rooms of others are 404 for
 * everybody, support included.
 */
export const chatApi = defineApi({
  listConversations: route.get('/api/v1/chat/inbox', {
    summary: 'Lists the user’s conversations, or those of a facility: questions and rooms, by their last message.',
    input: InboxQuery,
    output: InboxView,
    access: 'user',
    errors: [InsufficientPermissions],
  }),
  listCorrespondents: route.get('/api/v1/chat/correspondent', {
    summary: 'Lists the approved parents whom the staff of a facility may write to.',
    input: CorrespondentQuery,
    output: Correspondents,
    access: 'user',
    errors: [InsufficientPermissions],
  }),
  openRoom: route.post('/api/v1/chat/room', {
    summary: 'Opens a room, or returns the one that exists; a room without messages shows to its opener alone.',
    input: room.NewRoom,
    output: room.RoomView,
    access: 'user',
    errors: [FacilityNotFound, InsufficientPermissions, errors.NotMember, errors.ChatRoomClosed, TooManyRequests, Validation],
  }),
  showRoom: route.get(path, {
    ...view,
    input: room.RoomQuery,
    summary: 'Returns a room with its last messages, or with those before a number.',
  }),
  listMessages: route.get(`${path}/message`, {
    summary: 'Returns a part of the messages of a room: the last ones, those before a number or those after one.',
    input: room.MessageQuery,
    output: room.MessagesView,
    access: 'user',
    errors: [...own],
  }),
  listReaders: route.get(`${path}/message/:number/reader`, {
    summary: 'Tells how many parents have read an announcement, and names those who have not, to those who write announcements.',
    input: room.ByMessage,
    output: room.MessageReaders,
    access: 'user',
    errors: [...own, errors.ChatMessageNotFound, errors.ReadOnlyRoom],
  }),
  sendChatMessage: route.post(`${path}/message`, {
    summary: 'Sends a message; with a key that was sent before, it returns that message and changes nothing.',
    input: room.NewChatMessage,
    output: room.ChatMessageView,
    access: 'user',
    errors: [...own, errors.ChatRoomClosed, errors.ReadOnlyRoom, errors.MessageKeyUsed, UploadNotFound, TooManyRequests],
  }),
  editMessage: route.patch(`${path}/message/:number`, {
    summary: `Changes the text of an own message within ${messageRules.editMinutes} minutes.`,
    input: room.EditedMessage,
    output: room.ChatMessageView,
    access: 'user',
    errors: [...own, errors.ChatMessageNotFound, errors.MessageFixed],
  }),
  withdrawMessage: route.delete(`${path}/message/:number`, {
    summary: 'Withdraws an own message: its text and files are gone, its place stays.',
    input: room.ByMessage,
    output: room.ChatMessageView,
    access: 'user',
    errors: [...own, errors.ChatMessageNotFound],
  }),
  markRoomSeen: route.post(`${path}/seen`, {
    summary: 'Marks the messages of a room as seen by the user, up to a number.',
    input: room.SeenMessages,
    output: room.SeenView,
    access: 'user',
    errors: [...own],
  }),
  muteRoom: route.post(`${path}/mute`, {
    summary: 'Silences a room for the user: neither mails nor counts, for an hour, a day or until it is switched on again.',
    input: room.MutedRoom,
    output: room.RoomView,
    access: 'user',
    errors: [...own],
  }),
  closeRoom: route.post(`${path}/close`, {
    summary: 'Closes a parent’s room for both sides; the facility gives a reason. Only the side that closed it opens it again.',
    input: room.ClosedRoom,
    output: room.RoomView,
    access: 'user',
    errors: [...own, errors.ReadOnlyRoom, Validation],
  }),
  reopenRoom: route.post(`${path}/reopen`, {
    ...view,
    summary: 'Opens a room again that the user’s side has closed.',
    errors: [...own, errors.ChatRoomClosed],
  }),
  showHours: route.get(hours, {
    summary: 'Returns the hours in which a facility answers messages.',
    input: OfFacility,
    output: room.ChatHours,
    access: 'user',
    errors: [InsufficientPermissions],
  }),
  setHours: route.put(hours, {
    summary: 'Sets the hours in which a facility answers messages; outside of them mails about messages wait.',
    input: Schema.Struct({ ...OfFacility.fields, ...room.ChatHours.fields }),
    output: room.ChatHours,
    access: 'user',
    errors: [InsufficientPermissions, Validation],
  }),
})
