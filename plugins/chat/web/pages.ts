import { account } from '#plugins/accounts/contract/ui.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { conversationMessages } from '#web/app-kit/conversation/conversation-messages.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { HoursPage, queries as hoursQueries } from './hours/HoursPage.tsx' with { type: 'vike:pointer' }
import { FacilityInboxPage, queries as facilityQueries } from './inbox/FacilityInboxPage.tsx' with { type: 'vike:pointer' }
import { OwnInboxPage, queries as ownQueries } from './inbox/OwnInboxPage.tsx' with { type: 'vike:pointer' }
import { LinkPage } from './mail/LinkPage.tsx' with { type: 'vike:pointer' }
import { FacilityNewPage, queries as facilityNewQueries } from './new/FacilityNewPage.tsx' with { type: 'vike:pointer' }
import { OwnNewPage, queries as ownNewQueries } from './new/OwnNewPage.tsx' with { type: 'vike:pointer' }
import { answer, changeRoom, linkData, openOwnRoom, openRoomInPanel } from './pages.data.ts' with { type: 'vike:pointer' }
import { FacilityRoomPage, queries as facilityRoomQueries } from './room/FacilityRoomPage.tsx' with { type: 'vike:pointer' }
import { OwnRoomPage, queries as ownRoomQueries } from './room/OwnRoomPage.tsx' with { type: 'vike:pointer' }

const listMessages = ['chat.inbox', 'chat.room', 'questions.topic', 'LOADING_DOTS'] as const
const besideMessages = [...listMessages, 'conversation.back', 'chat.new', 'chat.readers'] as const
const hoursMessages = ['chat.hours'] as const
const roomMessages = [
  'chat.reading',
  ...listMessages,
  ...conversationMessages,
  ...hoursMessages,
  'chat.readers',
  'chat.send',
  'chat.quiet',
  'form.draft',
  'form.conflict',
  'FORM_FILLED_BY_PROGRAM',
  'PRIVATE_EMAIL',
  'PRIVATE_PHONE',
  'PRIVATE_NUMBER',
  'PRIVATE_NAME',
] as const
const own = { layout: account } as const
const ofFacility = { layout: panel } as const

/** Pages of messages: the inbox of a user and of a facility, a room, the ways to begin one, and the answer without signing in. */
export const pages = definePages([
  {
    ...own,
    name: 'user_messages',
    route: '/user/messages',
    Page: OwnInboxPage,
    queries: ownQueries,
    title: 'chat.inbox.title',
    messages: listMessages,
  },
  {
    ...own,
    name: 'user_message_new',
    route: '/user/messages/nowa',
    Page: OwnNewPage,
    queries: ownNewQueries,
    action: openOwnRoom,
    title: 'chat.new.own',
    messages: besideMessages,
  },
  {
    ...own,
    name: 'user_message',
    route: '/user/messages/@room',
    Page: OwnRoomPage,
    queries: ownRoomQueries,
    action: changeRoom,
    title: 'chat.room.title',
    messages: roomMessages,
  },
  {
    ...ofFacility,
    name: 'facility_messages',
    route: '/user_facility/@facility/messages',
    Page: FacilityInboxPage,
    queries: facilityQueries,
    title: 'chat.inbox.title',
    messages: [...listMessages, ...hoursMessages],
  },
  {
    ...ofFacility,
    name: 'facility_message_new',
    route: '/user_facility/@facility/messages/nowa',
    Page: FacilityNewPage,
    queries: facilityNewQueries,
    action: openRoomInPanel,
    title: 'chat.new.facility',
    messages: besideMessages,
  },
  {
    ...ofFacility,
    name: 'facility_message_hours',
    route: '/user_facility/@facility/messages/godziny',
    Page: HoursPage,
    queries: hoursQueries,
    title: 'chat.hours.title',
    messages: [...listMessages, ...hoursMessages, 'conversation.back'],
  },
  {
    ...ofFacility,
    name: 'facility_message',
    route: '/user_facility/@facility/messages/@room',
    Page: FacilityRoomPage,
    queries: facilityRoomQueries,
    action: changeRoom,
    title: 'chat.room.title',
    messages: roomMessages,
  },
  {
    layout: 'public',
    background: 'white',
    name: 'message_link',
    route: '/wiadomosc/@token',
    Page: LinkPage,
    data: linkData,
    action: answer,
    title: 'chat.link.title',
  },
])
