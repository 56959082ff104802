import { mergedKind } from '#core/facilities/merge-participant.ts'
import { reportable } from '#core/moderation/reportable.ts'
import { badgeCounter } from '#core/plugin/badge-counters.ts'
import { channel } from '#core/plugin/channels.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { on } from '#core/plugin/reactions.ts'
import { receivedMessage } from '#core/plugin/received-messages.ts'
import { AccountErased } from '#plugins/accounts/contract/events.ts'
import { FacilityDeleted } from '#plugins/facility-panel/contract/events.ts'
import { chatApi } from './contract/api.ts'
import { ChatMessageFrame, ChatReadFrame, ChatRoomFrame, ChatTypingFrame, TypingIn } from './contract/channel.ts'
import { ChatMessageSent } from './contract/events.ts'
import { chatFilesPath } from './domain/file-address.ts'
import { chatMails, chatNotifications } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { chat } from './migrations/20270102090000-chat.ts'
import { chatDue } from './migrations/20270102100000-chat-due.ts'
import { chatGroups } from './migrations/20270112090000-chat-groups.ts'
import { roomDrafts } from './migrations/20270120093000-chat.ts'
import { makeChatFacilities } from './persistence/chat-facilities.query.ts'
import { makeChatMails } from './persistence/chat-mails.repository.ts'
import { ChatMerges } from './persistence/merges.repository.ts'
import { makeRooms } from './persistence/rooms.repository.ts'
import { chatTables } from './persistence/tables.ts'
import { messagesToday } from './persistence/today.query.ts'
import { chatPersonal } from './personal-data.ts'
import { ChatAudiences } from './services/chat-audiences.ts'
import { CountNewMessages, PublishNewCounts } from './services/count-new.ts'
import { ReportedMessages } from './services/reported-messages.ts'
import { EditMessage, WithdrawMessage } from './use-cases/change-message.ts'
import { SetHours, ShowHours } from './use-cases/chat-hours.ts'
import { CloseRoom, ReopenRoom } from './use-cases/close-room.ts'
import { CloseOrphanedRooms, CloseRoomsOfDeleted } from './use-cases/close-rooms.ts'
import { DeleteOldMessages } from './use-cases/delete-old-messages.ts'
import { FindChatFile } from './use-cases/find-chat-file.ts'
import { ListConversations } from './use-cases/list-conversations.ts'
import { ListCorrespondents } from './use-cases/list-correspondents.ts'
import { ListReaders } from './use-cases/list-readers.ts'
import { MarkRoomSeen, MuteRoom } from './use-cases/mark-room.ts'
import { OpenRoom } from './use-cases/open-room.ts'
import { SeedChatDemo } from './use-cases/seed-demo.ts'
import { SendDueMails } from './use-cases/send-due-mails.ts'
import { SendChatMessage } from './use-cases/send-message.ts'
import { ListMessages, ShowRoom } from './use-cases/show-room.ts'
import { TellTyping } from './use-cases/tell-typing.ts'

/** Messages between facilities, approved parents and the staff, live and by one inbox with the questions. */
export const plugin = definePlugin({
  name: 'chat',
  dependsOn: ['accounts', 'drafts', 'uploads', 'facility-panel'],
  migrations: [chat, chatDue, chatGroups, roomDrafts],
  tables: chatTables,
  providers: [makeRooms, makeChatFacilities, makeChatMails],
  endpoints: implement(chatApi, [
    ListConversations,
    ListCorrespondents,
    OpenRoom,
    ShowRoom,
    ListMessages,
    ListReaders,
    SendChatMessage,
    EditMessage,
    WithdrawMessage,
    MarkRoomSeen,
    MuteRoom,
    CloseRoom,
    ReopenRoom,
    ShowHours,
    SetHours,
  ]),
  servedFiles: { path: chatFilesPath, find: FindChatFile },
  channels: [
    channel('/api/v1/chat/ws', {
      access: 'user',
      audiences: ChatAudiences,
      frames: {
        'chat.message': ChatMessageFrame,
        'chat.room': ChatRoomFrame,
        'chat.read': ChatReadFrame,
        'chat.typing': ChatTypingFrame,
      },
      receives: { typing: receivedMessage({ data: TypingIn, perMinute: 25, handler: TellTyping }) },
    }),
  ],
  reportables: [reportable('chat_message', { label: 'chat.reported', acts: ['hide', 'restore'], things: ReportedMessages })],
  badgeCounters: [badgeCounter('chat', CountNewMessages)],
  mails: chatMails,
  notifications: chatNotifications,
  mergedKinds: [mergedKind('chat', { label: 'chat.merged', single: true, participant: ChatMerges })],
  reactions: [on(ChatMessageSent, PublishNewCounts), on(AccountErased, CloseOrphanedRooms), on(FacilityDeleted, CloseRoomsOfDeleted)],
  jobs: [every({ minutes: 1 }, SendDueMails), every({ at: '03:20' }, DeleteOldMessages)],
  personalData: chatPersonal,
  demoSeed: SeedChatDemo,
  facilityToday: [messagesToday],
  messages: { pl, ua, en },
})
