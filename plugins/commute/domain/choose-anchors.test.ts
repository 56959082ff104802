import { expect, test } from 'vitest'
import { chooseAnchors } from './choose-anchors.ts'

const at = (longitude: number) => ({ longitude, latitude: 50 })

test('EX-04 anchors lie far from one another, are the same for the same streets, and none is given twice', () => {
  const streets = [at(20), at(20.01), at(20.5), at(20.26), at(20), at(20.51)]
  expect(chooseAnchors(streets, 3)).toEqual([at(20), at(20.51), at(20.26)])
  expect(chooseAnchors(streets, 99)).toHaveLength(5)
  expect(chooseAnchors([], 3)).toEqual([])
})
