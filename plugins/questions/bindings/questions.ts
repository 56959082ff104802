import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { Overview } from '#core/overview/overview.ts'
import { Limits } from '#core/packages/limits.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Signing } from '#core/ports/signing.ts'
import { Site } from '#core/ports/site.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { FacilitySettings } from '#plugins/facility-panel/contract/queries.ts'
import { MailLinks } from '../domain/mail-links.port.ts'
import { Publications } from '../domain/publications.port.ts'
import { QuestionFacilities } from '../domain/question-facilities.port.ts'
import { Questions } from '../domain/questions.port.ts'
import { ReportedMessages } from '../domain/reported-messages.port.ts'
import { makeMailLinks } from '../persistence/mail-links.repository.ts'
import { makeQuestionMerges, QuestionMerges } from '../persistence/merges.repository.ts'
import { makePublications } from '../persistence/publications.repository.ts'
import { makeQuestionFacilities } from '../persistence/question-facilities.query.ts'
import { makeQuestions } from '../persistence/questions.repository.ts'
import { makeReportedMessages } from '../persistence/reported-messages.repository.ts'
import { AddMessage, makeAddMessage } from '../services/add-message.ts'
import { CountNewMessages, MarkThreadsSeen, makeCountNewMessages, makeMarkThreadsSeen } from '../services/count-new.ts'
import { FindThread, makeFindThread } from '../services/find-thread.ts'
import { makeOfferLink, OfferLink } from '../services/offer-link.ts'
import { makePublishUpdate, PublishUpdate } from '../services/publish-update.ts'
import { makeReportedThreads, ReportedThreads } from '../services/reported-threads.ts'
import { makeStopLink, StopLink } from '../services/stop-link.ts'
import { makeViewQuestion, ViewQuestion } from '../services/view-question.ts'
import { AskQuestion, makeAskQuestion } from '../use-cases/ask-question.ts'
import { CloseQuestionsOfDeleted, makeCloseQuestionsOfDeleted } from '../use-cases/close-deleted.ts'
import { CloseOrphaned, makeCloseOrphaned } from '../use-cases/close-orphaned.ts'
import { CloseQuestion, makeCloseQuestion } from '../use-cases/close-question.ts'
import { ListQuestions, makeListQuestions } from '../use-cases/list-questions.ts'
import { MarkQuestionSeen, makeMarkQuestionSeen } from '../use-cases/mark-question-seen.ts'
import { makeReopenQuestion, ReopenQuestion } from '../use-cases/reopen-question.ts'
import { makeSendMessage, SendMessage } from '../use-cases/send-message.ts'
import { makeShowAsk, ShowAsk } from '../use-cases/show-ask.ts'
import { makeShowQuestion, ShowQuestion } from '../use-cases/show-question.ts'

/** Binds repositories, services and threads. */
export const bindQuestions = (bind: Bind): void => {
  bind(Questions, makeQuestions, { db: Db })
  bind(Publications, makePublications, { db: Db })
  bind(QuestionFacilities, makeQuestionFacilities, { db: Db })
  bind(MailLinks, makeMailLinks, { db: Db })

  const ports = { questions: Questions, facilities: QuestionFacilities }
  const thread = { findThread: FindThread, publishUpdate: PublishUpdate, viewQuestion: ViewQuestion }
  const writing = { clock: Clock, transaction: Transaction }
  bind(FindThread, makeFindThread, { questions: Questions })
  bind(PublishUpdate, makePublishUpdate, { realtime: Realtime, overview: Overview })
  bind(StopLink, makeStopLink, { signing: Signing, site: Site })
  bind(OfferLink, makeOfferLink, { links: MailLinks, mailQueue: MailQueue, stopLink: StopLink, clock: Clock })
  bind(AddMessage, makeAddMessage, {
    questions: Questions,
    settings: FacilitySettings,
    offerLink: OfferLink,
    publishUpdate: PublishUpdate,
    events: Events,
    clock: Clock,
  })
  bind(ViewQuestion, makeViewQuestion, { ...ports, publications: Publications, accounts: Accounts, limits: Limits, clock: Clock })
  bind(CountNewMessages, makeCountNewMessages, { questions: Questions, grants: Grants })
  bind(MarkThreadsSeen, makeMarkThreadsSeen, { questions: Questions, grants: Grants })

  bind(ReportedMessages, makeReportedMessages, { db: Db })
  bind(ReportedThreads, makeReportedThreads, {
    ...ports,
    reported: ReportedMessages,
    publishUpdate: PublishUpdate,
    audit: Audit,
    transaction: Transaction,
  })

  bind(ShowAsk, makeShowAsk, { ...ports, publications: Publications, knownFacilities: KnownFacilities })
  bind(AskQuestion, makeAskQuestion, {
    ...ports,
    ...writing,
    addMessage: AddMessage,
    viewQuestion: ViewQuestion,
    rateLimit: RateLimit,
  })
  bind(ListQuestions, makeListQuestions, { ...ports, accounts: Accounts })
  bind(ShowQuestion, makeShowQuestion, { findThread: FindThread, viewQuestion: ViewQuestion })
  bind(SendMessage, makeSendMessage, {
    findThread: FindThread,
    facilities: QuestionFacilities,
    limits: Limits,
    addMessage: AddMessage,
    viewQuestion: ViewQuestion,
    rateLimit: RateLimit,
    ...writing,
  })
  bind(CloseQuestion, makeCloseQuestion, { ...ports, ...thread, ...writing })
  bind(ReopenQuestion, makeReopenQuestion, { ...ports, ...thread, ...writing })
  bind(MarkQuestionSeen, makeMarkQuestionSeen, { ...ports, ...thread, transaction: Transaction })

  bind(CloseOrphaned, makeCloseOrphaned, { questions: Questions, events: Events, ...writing })
  bind(CloseQuestionsOfDeleted, makeCloseQuestionsOfDeleted, { questions: Questions, ...writing })
  bind(QuestionMerges, makeQuestionMerges, { db: Db })
}
