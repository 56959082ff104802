import { expect, test } from 'vitest'
import { outcomesOf } from '#config/quality/testing/outcomes-of.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { merge, twoFacilities } from '#plugins/support/testing/describe-merged-kind.ts'
import { giveTo } from '#plugins/support/testing/record-facility.ts'
import { DecideClaim } from '../use-cases/decide-claim.ts'
import { SubmitClaim } from '../use-cases/submit-claim.ts'
import { startDoneClaim } from './done-claim.ts'

const platform = startForTests(testPlatform)

test('SP-02 CL-07 a claim that one desk accepts while another merges its facility into one with an owner leaves one owner, or two facilities', async () => {
  const support = await createUser(platform, 'support')
  for (let round = 0; round < 6; round++) {
    const pair = await twoFacilities(platform)
    const claimant = await createUser(platform)
    const claim = await startDoneClaim(platform, claimant, pair.merged)
    await platform.run(SubmitClaim, claimant, { id: claim })
    const owner = newId()
    await giveTo((sql, parameters) => rowsOf(platform, sql, parameters), pair.survivor, owner)
    const accept = () => platform.run(DecideClaim, support, { subjectId: claim, outcome: 'accept', reason: null, note: '' })
    const acts = [() => merge(platform, pair), accept]
    const { answers, refusals } = await outcomesOf((round % 2 ? acts : acts.toReversed()).map((act): Promise<unknown> => act()))
    expect(answers).toHaveLength(1)
    const owners = await rowsOf<{ account_id: string; facility_id: string }>(
      platform,
      `select account_id, facility_id from access_grant where role = 'owner' and facility_id in (?, ?) order by facility_id = ?`,
      [pair.survivor, pair.merged, pair.merged],
    )
    const ofSurvivor = { account_id: owner, facility_id: pair.survivor }
    // Accepted first, both have owners, and are not merged.
    if (refusals[0] === 'BothOwned')
      expect([refusals, owners]).toEqual([['BothOwned'], [ofSurvivor, { account_id: claimant.id, facility_id: pair.merged }]])
    else expect([refusals, owners]).toEqual([['SubjectChanged'], [ofSurvivor]])
  }
})
