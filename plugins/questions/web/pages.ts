import { account } from '#plugins/accounts/contract/ui.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { facilityTask } from '#plugins/facility-profile/contract/ui.ts'
import { conversationMessages } from '#web/app-kit/conversation/conversation-messages.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { Page as AskPage, queries as askQueries } from './ask/Page.tsx' with { type: 'vike:pointer' }
import { FacilityQuestionsPage, queries as facilityQueries } from './list/FacilityQuestionsPage.tsx' with { type: 'vike:pointer' }
import { OwnQuestionsPage, queries as ownQueries } from './list/OwnQuestionsPage.tsx' with { type: 'vike:pointer' }
import { AnswerPage } from './mail/AnswerPage.tsx' with { type: 'vike:pointer' }
import { StopPage } from './mail/StopPage.tsx' with { type: 'vike:pointer' }
import { answer, answerData, changeThread, stop, stopData } from './pages.data.ts' with { type: 'vike:pointer' }
import { ThreadPage, queries as threadQueries } from './thread/ThreadPage.tsx' with { type: 'vike:pointer' }

const messages = ['questions.own', 'questions.topic', ...formMessages] as const
const listMessages = [...messages, 'pager'] as const
// With the plugin of messages its list is beside the thread.
const besideMessages = ['chat.inbox', 'chat.room', 'LOADING_DOTS'] as const
const threadMessages = [
  ...messages,
  ...conversationMessages,
  ...besideMessages,
  'PRIVATE_EMAIL',
  'PRIVATE_PHONE',
  'PRIVATE_NUMBER',
  'PRIVATE_NAME',
] as const
const mail = { layout: 'public', background: 'white' } as const

/** Pages of questions: asking, the threads of a parent and of a facility, and the answer of a facility without an account. */
export const pages = definePages([
  {
    layout: facilityTask,
    name: 'ask_question',
    route: '/placowka/@slug/zapytaj',
    Page: AskPage,
    queries: askQueries,
    title: 'questions.ask.title',
    messages: ['questions.ask', 'questions.topic', ...formMessages],
  },
  {
    layout: account,
    name: 'user_questions',
    route: '/user/question',
    Page: OwnQuestionsPage,
    queries: ownQueries,
    title: 'questions.own.title',
    messages: listMessages,
  },
  {
    layout: account,
    name: 'user_question',
    route: '/user/question/@question',
    Page: ThreadPage,
    queries: threadQueries,
    action: changeThread,
    title: 'questions.own.thread',
    messages: threadMessages,
    fills: 'conversation',
  },
  {
    layout: panel,
    name: 'facility_questions',
    route: '/user_facility/@facility/question',
    Page: FacilityQuestionsPage,
    queries: facilityQueries,
    title: 'questions.own.facility.title',
    messages: listMessages,
  },
  {
    layout: panel,
    name: 'facility_question',
    route: '/user_facility/@facility/question/@question',
    Page: ThreadPage,
    queries: threadQueries,
    action: changeThread,
    title: 'questions.own.thread',
    messages: threadMessages,
    fills: 'conversation',
  },
  {
    ...mail,
    name: 'mail_answer',
    route: '/odpowiedz/@token',
    Page: AnswerPage,
    data: answerData,
    action: answer,
    title: 'questions.mail-answer.title',
  },
  {
    ...mail,
    name: 'mail_stop',
    route: '/odpowiedz/rezygnacja/@token',
    Page: StopPage,
    data: stopData,
    action: stop,
    title: 'questions.stop.title',
  },
])
