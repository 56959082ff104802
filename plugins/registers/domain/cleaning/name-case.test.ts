import { describe, expect, test } from 'vitest'
import { cleanNameCase } from './name-case.ts'

const byTool = (text: string, city = '') => cleanNameCase(text, { capitalizedByTool: true, city })

describe('a name in which a tool capitalized every word', () => {
  test.each([
    ['Przedszkole "Jaś I Małgosia" w Lesie', 'Przedszkole "Jaś i Małgosia" w Lesie', ['name-mis-cased']],
    ['Szkoła Podstawowa im. Powstańców ŚLąskich', 'Szkoła Podstawowa im. Powstańców Śląskich', ['name-mis-cased']],
    ['Konwaliowy Domek Ii', 'Konwaliowy Domek II', ['name-mis-cased']],
    ['Punkt Przedszkolny Przy Szkole Podstawowej', 'Punkt Przedszkolny przy Szkole Podstawowej', ['name-mis-cased']],
    ['Przedszkole Ul. 3 Maja 1', 'Przedszkole ul. 3 Maja 1', ['name-mis-cased']],
    ['Przedszkole Ul. Leśna 1', 'Przedszkole ul. Leśna 1', ['name-mis-cased']],
    ['Szkoła Podstawowa im.ks.jana Wymyślonego', 'Szkoła Podstawowa im. ks. Jana Wymyślonego', ['name-glued']],
    ['Szkoła Podstawowa im.j.wymyślonej', 'Szkoła Podstawowa im. J. Wymyślonej', ['name-glued']],
    ['Szkoła Podstawowa im.j.h.wymyślonej', 'Szkoła Podstawowa im. J. H. Wymyślonej', ['name-glued']],
    ['Szkoła Muzyczna nr 2 im. T.wymyślonego', 'Szkoła Muzyczna nr 2 im. T. Wymyślonego', ['name-glued']],
    ['Szkoła Podstawowa im. St.wymyślonego', 'Szkoła Podstawowa im. St. Wymyślonego', ['name-glued']],
    ['Szkoła Podstawowa im.o.jana Wymyślonego', 'Szkoła Podstawowa im. o. Jana Wymyślonego', ['name-glued']],
    ['Szkoła Podstawowa im.wł.wymyślonego', 'Szkoła Podstawowa im. Wł. Wymyślonego', ['name-glued']],
    ['Szkoła Podstawowa im.a Wymyślonego', 'Szkoła Podstawowa im. A Wymyślonego', ['name-glued']],
    ['Szkoła Podstawowa im.dr.m.wymyślonego', 'Szkoła Podstawowa im. dr. M. Wymyślonego', ['name-glued']],
    ['Zespół Szkół w Lesie.szkoła Podstawowa', 'Zespół Szkół w Lesie. Szkoła Podstawowa', ['name-glued']],
    ['Przedszkole S.s.służebniczek Nmp Np', 'Przedszkole ss. Służebniczek NMP NP', ['name-glued', 'name-titles', 'name-acronyms']],
    ['Szkoła Podstawowa im. 27 Wdp Ak w Lesie', 'Szkoła Podstawowa im. 27 WDP AK w Lesie', ['name-acronyms']],
    ['Ognisko Przedszkolne Tpd przy Dps', 'Ognisko Przedszkolne TPD przy DPS', ['name-acronyms']],
    ['Szkoła Podstawowa im. KróLa Maciusia', 'Szkoła Podstawowa im. Króla Maciusia', ['name-mis-cased']],
    ['DolnośLąska Szkoła', 'Dolnośląska Szkoła', ['name-mis-cased']],
    ['ZespóL Szkół', 'Zespól Szkół', ['name-mis-cased']],
    ["Szkoła im. D'artagnana", "Szkoła im. D'Artagnana", ['name-mis-cased']],
    ['Szkoła Podstawowa im. Fr. Żwirki I St. Wigury', 'Szkoła Podstawowa im. Fr. Żwirki i St. Wigury', ['name-mis-cased']],
    ['Gminne Przedszkole w Kostrzynie Nad Odrą', 'Gminne Przedszkole w Kostrzynie nad Odrą', ['name-mis-cased']],
  ])('%s → %s', (text, value, appliedRules) => {
    expect(byTool(text)).toEqual({ value, appliedRules })
  })

  test.each([
    'Szkoła Muzyczna I Stopnia',
    'Ogólnokształcąca Szkoła Muzyczna I St. Zmyślona',
    'Szkoła Podstawowa im. I Armii Wojska Polskiego',
    'Przedszkole im. Króla Maciusia I w Ujściu',
    'Przedszkole "Pod Dębem"',
    'Niepubliczne Przedszkole Pod Dębem',
    'Przedszkole nr 6 Nad Odrą',
    'Edukacja Aktywna.pl Sp. z o.o.',
    'Przedszkole Sióstr Imienia Jezus',
    "Szkoła Podstawowa im. Tony'ego Zmyślonego",
    'Przedszkole „Sto Pociech”',
    'Przedszkole „Piotruś Pan”',
    'Szkoła im. Amelii w Zmyślonej Wlkp.',
    'O Krok Dalej',
  ])('leaves %s unchanged', (text) => {
    expect(byTool(text)).toEqual({ value: text, appliedRules: [] })
  })
})

describe('any name', () => {
  test.each([
    ['Żłobek im. Ks. Jana Zmyślonego', 'Żłobek im. ks. Jana Zmyślonego', ['name-titles']],
    ['Żłobek Św. Józefa', 'Żłobek św. Józefa', ['name-titles']],
    ['Szkoła im. Gen. Bryg. Pil. Jana Zmyślonego', 'Szkoła im. gen. bryg. pil. Jana Zmyślonego', ['name-titles']],
    ['Szkoła im. Płk pil. Jana Zmyślonego', 'Szkoła im. płk pil. Jana Zmyślonego', ['name-titles']],
    ['Przedszkole pw. Św Józefa', 'Przedszkole pw. św. Józefa', ['name-glued']],
    ['Szkoła Im gen. Jana Zmyślonego', 'Szkoła im. gen. Jana Zmyślonego', ['name-glued']],
    ['Szkoła im. Mjr Jana Zmyślonego', 'Szkoła im. mjr Jana Zmyślonego', ['name-titles']],
    ['Szkoła im Jana Zmyślonego', 'Szkoła im. Jana Zmyślonego', ['name-glued']],
    ['Szkoła Im Ks Jana Zmyślonego', 'Szkoła im. ks. Jana Zmyślonego', ['name-glued']],
    ['Szkoła im . Jana Zmyślonego', 'Szkoła im. Jana Zmyślonego', ['name-glued']],
    ['Gminny Żłobek im.Marii Zmyślonej', 'Gminny Żłobek im. Marii Zmyślonej', ['name-glued']],
    ['Szkoła im. T>Zmyślonego', 'Szkoła im. T. Zmyślonego', ['name-glued']],
    ['Szkoła Im> Rtm>Jana Zmyślonego', 'Szkoła im. rtm. Jana Zmyślonego', ['name-glued', 'name-titles']],
    ['Szkoła nr 2Im. Jana Zmyślonego', 'Szkoła nr 2 im. Jana Zmyślonego', ['name-glued']],
    ['Przedszkole nr 11W Lesie', 'Przedszkole nr 11 w Lesie', ['name-glued']],
    ['Przedszkole Nr3 w Lesie', 'Przedszkole nr 3 w Lesie', ['name-glued']],
    ['Żłobek Miejski Nr 6', 'Żłobek Miejski nr 6', ['name-glued']],
    ['Szkoła im. Bohaterów Września 1939R. w Lesie', 'Szkoła im. Bohaterów Września 1939 r. w Lesie', ['name-glued']],
    ['Szkoła im. Powstańców 1863 R.w Lesie', 'Szkoła im. Powstańców 1863 r. w Lesie', ['name-glued']],
    ['NIepubliczny ŻŁobek „Las”', 'Niepubliczny Żłobek „Las”', ['name-mis-cased']],
    ['Żłobek „Miś” W Lesie', 'Żłobek „Miś” w Lesie', ['name-mis-cased']],
    ['Żłobek E.Zmyślonej 20', 'Żłobek E. Zmyślonej 20', ['name-glued']],
  ])('%s → %s', (text, value, appliedRules) => {
    expect(cleanNameCase(text)).toEqual({ value, appliedRules })
  })

  test.each([
    'Żłobek MKids',
    'Klub Malucha MałoLatek',
    'Żłobek „ABeeC”',
    'Klub Dziecięcy W Wiśniowym Sadzie',
    'Żłobek Pod Dębem',
    'Żłobek a.gugu',
    'Żłobek maluch.net',
    'Ks. Jan Zmyślony',
    'Dajemy im skrzydła',
    'Żłobek nr 2 wesoły',
  ])('leaves %s unchanged', (text) => {
    expect(cleanNameCase(text)).toEqual({ value: text, appliedRules: [] })
  })

  test('lower-cases W before the locality of the row only', () => {
    expect(cleanNameCase('Szkoła Podstawowa W Suścu', { city: 'Susiec' }).value).toBe('Szkoła Podstawowa w Suścu')
    expect(cleanNameCase('Żłobek W Krainie Smerfa', { city: 'Susiec' }).value).toBe('Żłobek W Krainie Smerfa')
  })
})
