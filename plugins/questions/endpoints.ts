import { implement } from '#core/plugin/implement.ts'
import { questionsApi } from './contract/api.ts'
import { AnswerPublication } from './use-cases/answer-publication.ts'
import { AskQuestion } from './use-cases/ask-question.ts'
import { CloseQuestion } from './use-cases/close-question.ts'
import { ListQuestions } from './use-cases/list-questions.ts'
import { MarkQuestionSeen } from './use-cases/mark-question-seen.ts'
import { ReadStopLink } from './use-cases/read-stop-link.ts'
import { ReopenQuestion } from './use-cases/reopen-question.ts'
import { RequestPublication } from './use-cases/request-publication.ts'
import { SendMessage } from './use-cases/send-message.ts'
import { ShowAsk } from './use-cases/show-ask.ts'
import { ShowQuestion } from './use-cases/show-question.ts'
import { StopMails } from './use-cases/stop-mails.ts'
import { WithdrawPublication } from './use-cases/withdraw-publication.ts'

/** Endpoints of questions. */
export const questionsEndpoints = implement(questionsApi, {
  showAsk: ShowAsk,
  askQuestion: AskQuestion,
  listQuestions: ListQuestions,
  showQuestion: ShowQuestion,
  sendMessage: SendMessage,
  closeQuestion: CloseQuestion,
  reopenQuestion: ReopenQuestion,
  markQuestionSeen: MarkQuestionSeen,
  requestPublication: RequestPublication,
  withdrawPublication: WithdrawPublication,
  answerPublication: AnswerPublication,
  readStopLink: ReadStopLink,
  stopMails: StopMails,
})
