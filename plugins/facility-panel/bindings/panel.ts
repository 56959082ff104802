import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Overview } from '#core/overview/overview.ts'
import { CountAmenities, CountDescription } from '#core/packages/facility-limits.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { Territory } from '#core/places/territory.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { FacilitySettings } from '../contract/queries.ts'
import { FindEditedFacility, LoadPanelLayout } from '../contract/ui.ts'
import { DemoFacility } from '../domain/demo-facility.port.ts'
import { Employees } from '../domain/employees.port.ts'
import { PanelFacilities } from '../domain/panel.ports.ts'
import { Shadows } from '../domain/shadows.port.ts'
import { makeDemoFacility } from '../persistence/demo-facility.query.ts'
import { makeEmployees } from '../persistence/employees.repository.ts'
import { makePanelFacilities } from '../persistence/panel-facilities.repository.ts'
import { makeShadows } from '../persistence/shadows.repository.ts'
import { makeCountAmenities, makeCountDescription } from '../services/count-used.ts'
import { DescribeDecision, makeDescribeDecision } from '../services/describe-decision.ts'
import { FindFacility, makeFindFacility } from '../services/find-facility.ts'
import { makeProposeChanges, ProposeChanges } from '../services/propose-changes.ts'
import { makeFacilitySettings } from '../services/read-settings.ts'
import { makeReorderEmployees, ReorderEmployees } from '../services/reorder-employees.ts'
import { makeSpendLimits, SpendLimits } from '../services/spend-limits.ts'
import { AcceptShadow, makeAcceptShadow, makeRejectShadow, RejectShadow } from '../use-cases/answer-shadow.ts'
import { ChangeSection, makeChangeSection } from '../use-cases/change-section.ts'
import { DecideShadow, makeDecideShadow } from '../use-cases/decide-shadow.ts'
import { DeleteFacility, makeDeleteFacility } from '../use-cases/delete-facility.ts'
import { DeleteShadow, makeDeleteShadow } from '../use-cases/delete-shadow.ts'
import { makeFindEditedFacility } from '../use-cases/find-edited-facility.ts'
import { ListShadows, makeListShadows } from '../use-cases/list-shadows.ts'
import { makeLoadPanelLayout } from '../use-cases/load-panel-layout.ts'
import { LoadPanelLink, makeLoadPanelLink } from '../use-cases/load-panel-link.ts'
import { makeProposeShadow, ProposeShadow } from '../use-cases/propose-shadow.ts'
import { makePutVacancies, PutVacancies } from '../use-cases/put-vacancies.ts'
import { DecideShadowReview, makeDecideShadowReview, makeShowShadowReview, ShowShadowReview } from '../use-cases/review-shadow.ts'
import { makeSeedPanelDemo, SeedPanelDemo } from '../use-cases/seed-demo.ts'
import { makeShowPanel, ShowPanel } from '../use-cases/show-panel.ts'

const writing = { audit: Audit, events: Events, clock: Clock, transaction: Transaction }
const subject = { findFacility: FindFacility, facilities: Facilities }

/** Binds the panel: repositories, sections and shadow edits. */
export const bindPanel = (bind: Bind): void => {
  bind(PanelFacilities, makePanelFacilities, { db: Db })
  bind(Shadows, makeShadows, { db: Db })
  bind(Employees, makeEmployees, { db: Db })
  bind(DemoFacility, makeDemoFacility, { db: Db })
  bind(CountAmenities, makeCountAmenities, { panelFacilities: PanelFacilities })
  bind(CountDescription, makeCountDescription, { panelFacilities: PanelFacilities })

  bind(FacilitySettings, makeFacilitySettings, { panelFacilities: PanelFacilities })
  bind(FindFacility, makeFindFacility, { panelFacilities: PanelFacilities })
  bind(SpendLimits, makeSpendLimits, { limits: Limits })
  bind(ReorderEmployees, makeReorderEmployees, { employees: Employees })
  bind(DescribeDecision, makeDescribeDecision, { accounts: Accounts })
  bind(ProposeChanges, makeProposeChanges, {
    facilities: Facilities,
    shadows: Shadows,
    territory: Territory,
    reviewQueue: ReviewQueue,
    audit: Audit,
    clock: Clock,
  })

  bind(LoadPanelLayout, makeLoadPanelLayout, { grants: Grants, panelFacilities: PanelFacilities, limits: Limits, overview: Overview })
  bind(FindEditedFacility, makeFindEditedFacility, { grants: Grants, panelFacilities: PanelFacilities })
  bind(LoadPanelLink, makeLoadPanelLink, {})
  bind(ShowPanel, makeShowPanel, { findFacility: FindFacility, shadows: Shadows, limits: Limits, accounts: Accounts })
  bind(ChangeSection, makeChangeSection, {
    ...subject,
    ...writing,
    panelFacilities: PanelFacilities,
    restateFacility: RestateFacility,
    tags: TagLookup,
    proposeChanges: ProposeChanges,
    reorderEmployees: ReorderEmployees,
    spendLimits: SpendLimits,
  })
  bind(PutVacancies, makePutVacancies, { changeSection: ChangeSection, clock: Clock })
  bind(DeleteFacility, makeDeleteFacility, { ...subject, ...writing })
  bind(SeedPanelDemo, makeSeedPanelDemo, {
    demoFacility: DemoFacility,
    restateFacility: RestateFacility,
    employees: Employees,
    clock: Clock,
    transaction: Transaction,
  })

  const shadowWriting = {
    ...writing,
    shadows: Shadows,
    panelFacilities: PanelFacilities,
    facilities: Facilities,
    describeDecision: DescribeDecision,
  }
  bind(ListShadows, makeListShadows, { shadows: Shadows, panelFacilities: PanelFacilities })
  bind(ProposeShadow, makeProposeShadow, { ...subject, proposeChanges: ProposeChanges, transaction: Transaction })
  bind(DecideShadow, makeDecideShadow, { ...shadowWriting, restateFacility: RestateFacility })
  const answering = {
    shadows: Shadows,
    panelFacilities: PanelFacilities,
    decideSubject: DecideSubject,
    describeDecision: DescribeDecision,
  }
  bind(AcceptShadow, makeAcceptShadow, answering)
  bind(RejectShadow, makeRejectShadow, answering)
  bind(DecideShadowReview, makeDecideShadowReview, { decide: DecideShadow })
  bind(ShowShadowReview, makeShowShadowReview, { shadows: Shadows, panelFacilities: PanelFacilities })
  bind(DeleteShadow, makeDeleteShadow, {
    shadows: Shadows,
    panelFacilities: PanelFacilities,
    facilities: Facilities,
    describeDecision: DescribeDecision,
    reviewQueue: ReviewQueue,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  })
}
