import { expect, test } from 'vitest'
import { readMatrix } from './read-matrix.ts'

/** Its object is the public opinion of another account, from which everybody may take back their own vote. */
const ownVote = 'delete /api/v1/opinion/:id/helpful'

test('PL-07 no deletion of a foreign object is a success that did nothing', () => {
  const silent = readMatrix()
    .filter(({ route, object }) => route.startsWith('delete ') && object === 'foreign' && route !== ownVote)
    .flatMap(({ route, cells }) =>
      cells.filter(({ status, detail }) => status < 400 && detail === '').map(({ column }) => `${route} ${column}`),
    )
  expect(silent).toEqual([])
})
