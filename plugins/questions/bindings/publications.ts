import { Limits } from '#core/packages/limits.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { MailLinks } from '../domain/mail-links.port.ts'
import { Publications } from '../domain/publications.port.ts'
import { QuestionFacilities } from '../domain/question-facilities.port.ts'
import { Questions } from '../domain/questions.port.ts'
import { AddMessage } from '../services/add-message.ts'
import { FindThread } from '../services/find-thread.ts'
import { PublishUpdate } from '../services/publish-update.ts'
import { StopLink } from '../services/stop-link.ts'
import { ViewQuestion } from '../services/view-question.ts'
import { makeWritePublication, WritePublication } from '../services/write-publication.ts'
import { AnswerByMail, makeAnswerByMail } from '../use-cases/answer-by-mail.ts'
import { AnswerPublication, makeAnswerPublication } from '../use-cases/answer-publication.ts'
import { makeReadStopLink, ReadStopLink } from '../use-cases/read-stop-link.ts'
import { makeRequestPublication, RequestPublication } from '../use-cases/request-publication.ts'
import { makeSendWaitingLinks, SendWaitingLinks } from '../use-cases/send-waiting-links.ts'
import { makeShowMailLink, ShowMailLink } from '../use-cases/show-mail-link.ts'
import { makeStopMails, StopMails } from '../use-cases/stop-mails.ts'
import { makeWithdrawPublication, WithdrawPublication } from '../use-cases/withdraw-publication.ts'

/** Binds publications. */
export const bindPublications = (bind: Bind): void => {
  const own = { publications: Publications, findThread: FindThread, writePublication: WritePublication, viewQuestion: ViewQuestion }
  bind(WritePublication, makeWritePublication, {
    publications: Publications,
    facilities: QuestionFacilities,
    publishUpdate: PublishUpdate,
    audit: Audit,
    events: Events,
  })
  bind(RequestPublication, makeRequestPublication, {
    ...own,
    questions: Questions,
    facilities: QuestionFacilities,
    accounts: Accounts,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  })
  bind(AnswerPublication, makeAnswerPublication, { ...own, clock: Clock, transaction: Transaction })
  bind(WithdrawPublication, makeWithdrawPublication, { ...own, transaction: Transaction })
}

/** Binds answers by mail, of facilities without an account. */
export const bindMailAnswers = (bind: Bind): void => {
  const ports = { links: MailLinks, questions: Questions, facilities: QuestionFacilities }
  bind(ShowMailLink, makeShowMailLink, { ...ports, stopLink: StopLink, clock: Clock })
  bind(AnswerByMail, makeAnswerByMail, {
    ...ports,
    limits: Limits,
    addMessage: AddMessage,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  })
  bind(ReadStopLink, makeReadStopLink, { facilities: QuestionFacilities, stopLink: StopLink })
  bind(StopMails, makeStopMails, {
    links: MailLinks,
    facilities: QuestionFacilities,
    stopLink: StopLink,
    audit: Audit,
    events: Events,
    transaction: Transaction,
  })
  bind(SendWaitingLinks, makeSendWaitingLinks, {
    ...ports,
    stopLink: StopLink,
    mailQueue: MailQueue,
    clock: Clock,
    transaction: Transaction,
  })
}
