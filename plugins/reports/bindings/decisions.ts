import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Overview } from '#core/overview/overview.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { Figures } from '../domain/figures.port.ts'
import { Reports } from '../domain/reports.port.ts'
import { makeFigures } from '../persistence/figures.query.ts'
import { CountDecisions, MarkDecisionsSeen, makeCountDecisions, makeMarkDecisionsSeen } from '../services/badges.ts'
import { RecordDecision } from '../services/record-decision.ts'
import { makeViewDecision, ViewDecision } from '../services/view-decision.ts'
import { AppealDecision, makeAppealDecision } from '../use-cases/appeal-decision.ts'
import { CloseAppeal, makeCloseAppeal } from '../use-cases/close-appeal.ts'
import { DecideAppeal, makeDecideAppeal } from '../use-cases/decide-appeal.ts'
import { ListOwnDecisions, makeListOwnDecisions } from '../use-cases/list-own-decisions.ts'
import { makeRecordRefusal, RecordRefusal } from '../use-cases/record-refusal.ts'
import { makeShowAppealReview, ShowAppealReview } from '../use-cases/show-appeal-review.ts'
import { makeShowDecision, ShowDecision } from '../use-cases/show-decision.ts'
import { makeShowTransparency, ShowTransparency } from '../use-cases/show-transparency.ts'

/** Binds decisions, appeals and figures. */
export const bindDecisions = (bind: Bind): void => {
  const things = { decisions: Decisions, reportables: Reportables }
  const viewing = { decisions: Decisions, viewDecision: ViewDecision }
  const writing = { queue: ReviewQueue, audit: Audit, clock: Clock, transaction: Transaction }
  bind(Figures, makeFigures, { db: Db })
  bind(ViewDecision, makeViewDecision, { ...things, clock: Clock })
  bind(CountDecisions, makeCountDecisions, { decisions: Decisions })
  bind(MarkDecisionsSeen, makeMarkDecisionsSeen, { decisions: Decisions, clock: Clock })

  bind(RecordRefusal, makeRecordRefusal, { reportables: Reportables, recordDecision: RecordDecision })
  bind(ListOwnDecisions, makeListOwnDecisions, things)
  bind(ShowDecision, makeShowDecision, viewing)
  bind(AppealDecision, makeAppealDecision, { ...viewing, ...writing })
  bind(ShowAppealReview, makeShowAppealReview, { ...viewing, reportables: Reportables })
  bind(CloseAppeal, makeCloseAppeal, { ...things, ...writing, reports: Reports, overview: Overview, events: Events })
  bind(DecideAppeal, makeDecideAppeal, { decisions: Decisions, decideSubject: DecideSubject, transaction: Transaction })
  bind(ShowTransparency, makeShowTransparency, { figures: Figures })
}
