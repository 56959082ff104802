import { expect, test } from 'vitest'
import { correctionsOf, type Proposal, proposedValues } from './proposal.ts'

const place = { longitude: 19.94, latitude: 50.06 }

test('CL-03 a code proves the mailbox only: a new name, address or place waits for support', () => {
  const claim = {
    verified_data: { name: 'Bajka II', street: 'ul. Długa', phone: '601 602 603', email: ' Biuro@Bajka.pl', website: 'bajka.pl' },
    location: place,
  }
  const contact = { phone: '+48601602603', email: 'biuro@bajka.pl', website: 'https://bajka.pl/' }
  expect(correctionsOf(claim, { longitude: 20, latitude: 50 }, false)).toEqual(contact)
  expect(correctionsOf(claim, { longitude: 20, latitude: 50 }, true)).toEqual({
    ...contact,
    name: 'Bajka II',
    street: 'ul. Długa',
    location: { ...place, precision: 'exact' },
  })
})

test('CL-03 a place that was only confirmed is no statement of the owner', () => {
  expect(correctionsOf({ verified_data: {}, location: place }, place, true)).toEqual({})
  expect(correctionsOf({ verified_data: null, location: null }, place, true)).toEqual({})
})

test('CL-02 a new facility has the place of its town until its own is known', () => {
  const proposal: Proposal = {
    name: ' Kraina ',
    type: 'kindergarten',
    voivodeship: 'malopolskie',
    county: 'limanowski',
    city: 'Laskowa',
    longitude: 20.45,
    latitude: 49.76,
    phone: '+48 601 602 603',
  }
  expect(proposedValues(proposal, null, null)).toMatchObject({
    name: 'Kraina',
    phone: '+48601602603',
    location: { precision: 'approximate' },
  })
  expect(proposedValues(proposal, { street: 'ul. Leśna' }, place)).toMatchObject({
    street: 'ul. Leśna',
    location: { ...place, precision: 'exact' },
  })
})
