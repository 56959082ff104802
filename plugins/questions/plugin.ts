import { mergedKind } from '#core/facilities/merge-participant.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { reportable } from '#core/moderation/reportable.ts'
import { badgeCounter } from '#core/plugin/badge-counters.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { channel } from '#core/plugin/channels.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { on } from '#core/plugin/reactions.ts'
import { receivedMessage } from '#core/plugin/received-messages.ts'
import { AccountErased } from '#plugins/accounts/contract/events.ts'
import { FacilityDeleted } from '#plugins/facility-panel/contract/events.ts'
import { questionsApi } from './contract/api.ts'
import { FacilityQuestionsChanged } from './contract/events.ts'
import { messageLimit } from './contract/limits.ts'
import { QuestionTyping, QuestionUpdated, TypingInQuestion } from './contract/question.ts'
import { questionsMails, questionsNotifications } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { questions } from './migrations/20261211090000-questions.ts'
import { hiddenMessages } from './migrations/20261213100000-questions-hidden-messages.ts'
import { guests } from './migrations/20261224090000-questions-guests.ts'
import { questionsFromSites } from './migrations/20261229093000-questions-from-sites.ts'
import { threadDrafts } from './migrations/20270120094000-questions.ts'
import { newQuestionDrafts } from './migrations/20270122094000-questions.ts'
import { makeMailLinks } from './persistence/mail-links.repository.ts'
import { QuestionMerges } from './persistence/merges.repository.ts'
import { makeQuestionFacilities } from './persistence/question-facilities.query.ts'
import { questionsOfFacility } from './persistence/questions.part.ts'
import { makePublications, makeQuestions } from './persistence/questions.repository.ts'
import { makeReportedMessages } from './persistence/reported-messages.repository.ts'
import { questionsTables } from './persistence/tables.ts'
import { answersToday, questionsToday } from './persistence/today.query.ts'
import { questionsPersonal } from './personal-data.ts'
import { CountNewMessages, MarkThreadsSeen } from './services/count-new.ts'
import { GuestContact } from './services/guest-contact.ts'
import { QuestionConversations } from './services/list-conversations.ts'
import { ReportedThreads } from './services/reported-threads.ts'
import { AskQuestion, ShowAsk } from './use-cases/ask-question.ts'
import { CloseOrphaned, CloseQuestionsOfDeleted } from './use-cases/close-questions.ts'
import { AnswerPublication, RequestPublication, WithdrawPublication } from './use-cases/publications.ts'
import { SeedQuestionsDemo } from './use-cases/seed-demo.ts'
import { SendMessage } from './use-cases/send-message.ts'
import { SendWaitingLinks } from './use-cases/send-waiting-links.ts'
import { ReadStopLink, StopMails } from './use-cases/stop-mails.ts'
import { TellTyping } from './use-cases/tell-typing.ts'
import { CloseQuestion, ListQuestions, MarkQuestionSeen, ReopenQuestion, ShowQuestion } from './use-cases/threads.ts'

/**
 * Questions of parents to facilities: private threads, public answers with the parent's consent, and answers by mail
 * without an account.
 */
export const plugin = definePlugin({
  name: 'questions',
  dependsOn: ['accounts', 'drafts', 'facility-panel', 'facility-profile'],
  migrations: [questions, hiddenMessages, guests, questionsFromSites, threadDrafts, newQuestionDrafts],
  tables: questionsTables,
  providers: [makeQuestions, makePublications, makeQuestionFacilities, makeMailLinks, makeReportedMessages],
  endpoints: implement(questionsApi, [
    ShowAsk,
    AskQuestion,
    ListQuestions,
    ShowQuestion,
    SendMessage,
    CloseQuestion,
    ReopenQuestion,
    MarkQuestionSeen,
    RequestPublication,
    WithdrawPublication,
    AnswerPublication,
    ReadStopLink,
    StopMails,
  ]),
  conversations: QuestionConversations,
  facilityContact: GuestContact,
  limits: [messageLimit],
  slotData: [questionsOfFacility],
  cacheInvalidations: [cacheInvalidation(FacilityQuestionsChanged, ({ facilityId }) => [pageTags.facility(facilityId)])],
  channels: [
    channel('/api/v1/main/ws', {
      access: 'user',
      frames: { 'question.updated': QuestionUpdated, 'question.typing': QuestionTyping },
      // Pages say it at most once in three seconds.
      receives: { 'question.typing': receivedMessage({ data: TypingInQuestion, perMinute: 25, handler: TellTyping }) },
    }),
  ],
  reportables: [reportable('user_question_message', { label: 'questions.reported', acts: ['hide', 'restore'], things: ReportedThreads })],
  badgeCounters: [badgeCounter('user_questions', CountNewMessages, MarkThreadsSeen)],
  mails: questionsMails,
  notifications: questionsNotifications,
  mergedKinds: [mergedKind('questions', { label: 'questions.merged', single: true, participant: QuestionMerges })],
  reactions: [on(AccountErased, CloseOrphaned), on(FacilityDeleted, CloseQuestionsOfDeleted)],
  jobs: [every({ at: '08:10' }, SendWaitingLinks)],
  personalData: questionsPersonal,
  demoSeed: SeedQuestionsDemo,
  facilityToday: [questionsToday],
  accountToday: [answersToday],
  messages: { pl, ua, en },
})
