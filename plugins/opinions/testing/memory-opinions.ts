import { Effect } from 'effect'
import { makeList, makeTable } from '#adapters/memory/recoverable.ts'
import { AnswerExists, OpinionExists, OpinionNotFound } from '../contract/errors.ts'
import type { Answer } from '../domain/answer.ts'
import type { Answers, Histories } from '../domain/answers.port.ts'
import type { EvidenceFile, EvidenceFiles } from '../domain/evidence.port.ts'
import type { HistoryStep } from '../domain/history.ts'
import { type Opinion, ratingOf } from '../domain/opinion.ts'
import type { Opinions } from '../domain/opinions.port.ts'

/** Creates in-memory repositories of opinions, answers, histories and evidence. */
export const makeMemoryOpinions = () => {
  const opinions = makeTable<Opinion>()
  const answers = makeTable<Answer>()
  const evidence = makeTable<EvidenceFile>()
  const { items: steps, snapshot: stepsSnapshot } = makeList<HistoryStep>()
  const find = (id: string) =>
    Effect.suspend(() => {
      const opinion = opinions.rows.get(id)
      return opinion ? Effect.succeed(opinion) : Effect.fail(new OpinionNotFound())
    })
  const current = (accountId: string | null, facilityId: string) =>
    opinions
      .all()
      .find(
        ({ account_id, facility_id, state }) =>
          accountId !== null && account_id === accountId && facility_id === facilityId && state !== 'withdrawn',
      )
  const ofAccount = (accountId: string) =>
    opinions
      .all()
      .filter(({ account_id }) => account_id === accountId)
      .toSorted((one, other) =>
        one.written_at === other.written_at ? (one.id < other.id ? 1 : -1) : one.written_at < other.written_at ? 1 : -1,
      )
  const moveWhere = (from: string, to: string, test: (opinion: Opinion) => boolean, merged: (opinion: Opinion) => string | null) =>
    Effect.sync(() =>
      opinions.all().flatMap((opinion) => {
        if (opinion.facility_id !== from || !test(opinion) || current(opinion.account_id, to)) return []
        const moved = { ...opinion, facility_id: to, merged_from: merged(opinion) }
        opinions.rows.set(opinion.id, moved)
        return [moved]
      }),
    )
  const repository: Opinions = {
    byId: find,
    lock: find,
    bySubmission: (id) => Effect.sync(() => opinions.all().find(({ submission_id }) => submission_id === id) ?? null),
    current: (accountId, facilityId) => Effect.sync(() => current(accountId, facilityId) ?? null),
    ofAccount: (accountId) => Effect.sync(() => ofAccount(accountId)),
    add: (opinion) =>
      Effect.suspend(() =>
        opinion.state !== 'withdrawn' && current(opinion.account_id, opinion.facility_id)
          ? Effect.fail(new OpinionExists())
          : Effect.sync(() => void opinions.rows.set(opinion.id, opinion)),
      ),
    save: (opinion) => Effect.sync(() => void opinions.rows.set(opinion.id, opinion)),
    rating: (facilityId) =>
      Effect.sync(() => ratingOf(opinions.all().filter(({ facility_id, state }) => facility_id === facilityId && state === 'accepted'))),
    figuresOf: (accountId) =>
      Effect.sync(() => {
        const own = ofAccount(accountId)
        const accepted = own.filter(({ state }) => state === 'accepted')
        return {
          accepted: accepted.length,
          firstAcceptedAt: accepted.flatMap(({ accepted_at }) => accepted_at ?? []).toSorted()[0] ?? null,
          upheldReports: own.reduce((sum, { upheld_reports }) => sum + upheld_reports, 0),
        }
      }),
    move: (from, to) =>
      moveWhere(
        from,
        to,
        () => true,
        ({ merged_from, facility_id }) => merged_from ?? facility_id,
      ),
    moveBack: (from, to) =>
      moveWhere(
        from,
        to,
        ({ merged_from }) => merged_from === to,
        () => null,
      ),
    writtenSince: (facilityId, at) =>
      Effect.sync(() =>
        opinions
          .all()
          .filter((one) => one.facility_id === facilityId && one.merged_from === null && one.written_at > at && one.state !== 'withdrawn'),
      ),
    give: (from, to, ids) =>
      moveWhere(
        from,
        to,
        ({ id, merged_from }) => merged_from === null && ids.includes(id),
        () => null,
      ),
    // Facilities in memory are neither deleted nor merged.
    stranded: () => Effect.succeed([]),
    experiencedSince: (at) =>
      Effect.sync(() => [
        ...new Set(
          opinions.all().flatMap(({ account_id: id, trust }) => {
            const first =
              id === null ? undefined : ofAccount(id).find(({ state, accepted_at }) => state === 'accepted' && (accepted_at ?? '') <= at)
            return id !== null && trust === 'verified' && first ? [id] : []
          }),
        ),
      ]),
    removeOld: (before) =>
      Effect.sync(() => {
        for (const { id, state, changed_at } of opinions.all())
          if ((state === 'withdrawn' || state === 'rejected') && changed_at < before) opinions.rows.delete(id)
      }),
    facilities: () =>
      Effect.sync(() => [
        ...new Set(opinions.all().flatMap(({ accepted_at, facility_id }) => (accepted_at === null ? [] : [facility_id]))),
      ]),
  }
  const answerRepository: Answers = {
    of: (ids) =>
      Effect.sync(() => new Map(ids.flatMap((id) => (answers.rows.has(id) ? [[id, answers.rows.get(id) as Answer] as const] : [])))),
    bySubmission: (id) => Effect.sync(() => answers.all().find(({ submission_id }) => submission_id === id) ?? null),
    add: (answer) =>
      Effect.suspend(() =>
        answers.rows.has(answer.opinion_id)
          ? Effect.fail(new AnswerExists())
          : Effect.sync(() => void answers.rows.set(answer.opinion_id, answer)),
      ),
    save: (answer) => Effect.sync(() => void answers.rows.set(answer.opinion_id, answer)),
    remove: (id) => Effect.sync(() => void answers.rows.delete(id)),
  }
  const histories: Histories = {
    add: (step) => Effect.sync(() => void steps.push(step)),
    of: (id) => Effect.sync(() => steps.filter(({ opinion_id }) => opinion_id === id)),
    eraseTexts: (id) =>
      Effect.sync(() => {
        for (const [at, step] of steps.entries())
          if (step.opinion_id === id && (step.act === 'written' || step.act === 'edited')) steps[at] = { ...step, text: null }
      }),
  }
  const files: EvidenceFiles = {
    of: (ids) => Effect.sync(() => evidence.all().filter(({ opinion_id }) => ids.includes(opinion_id))),
    add: (file) => Effect.sync(() => void evidence.rows.set(file.id, file)),
    remove: (ids) =>
      Effect.sync(() => {
        for (const id of ids) evidence.rows.delete(id)
      }),
    decidedBefore: (at) =>
      Effect.sync(() =>
        evidence.all().filter(({ opinion_id }) => {
          const opinion = opinions.rows.get(opinion_id)
          return opinion !== undefined && opinion.state !== 'pending' && (opinion.decided_at ?? opinion.changed_at) < at
        }),
      ),
  }
  const snapshot = () => {
    const restore = [opinions.snapshot(), answers.snapshot(), evidence.snapshot(), stepsSnapshot()]
    return () => {
      for (const one of restore) one()
    }
  }
  /** Forgets histories and withdrawn opinions, so that long tests stay fast. */
  const forget = () => {
    steps.length = 0
    for (const { id, state } of opinions.all()) if (state === 'withdrawn') opinions.rows.delete(id)
  }
  return {
    forget,
    opinions: repository,
    answers: answerRepository,
    histories,
    evidence: files,
    rows: opinions.rows,
    answerRows: answers.rows,
    snapshot,
  }
}
