import { type ParentSentence, sentencesIn } from './parent-sentences.ts'

const nonPublic = 'ownership=niepubliczna,prywatna'

const polish: readonly Omit<ParentSentence, 'language'>[] = [
  {
    text: 'hej dziewczyny polecicie jakis zlobek na ursynowie? mlody ma 14 mies',
    filters: ['category=zlobki'],
    place: 'Ursynów',
  },
  { text: 'przedszkole mokotow nie wiecej jak 1000zl na msc', filters: ['category=przedszkola', 'price=..1000'], place: 'Mokotów' },
  {
    text: 'Szanowni Państwo, szukam przedszkola dla wnuczki, lat cztery, w Gdyni, najlepiej prowadzonego przez siostry zakonne',
    filters: ['category=przedszkola'],
    place: 'Gdynia',
    unmet: ['zakonne'],
  },
  {
    text: 'zlobek krakow nowa huta bez posylania na 8h, chcemy tylko pare godzin',
    filters: ['category=zlobki'],
    place: 'Nowa Huta',
    unmet: ['8h', 'godzin'],
  },
  {
    text: 'potrzebujemy przedszkola gdzie przyjma 3latka w pieluszce, Wrocław',
    filters: ['category=przedszkola'],
    place: 'Wrocław',
    unmet: ['pieluszce'],
  },
  {
    text: 'prywatne przeszkole w poznaniu z domowym jedzeniem, zadnego cateringu',
    filters: ['category=przedszkola', nonPublic],
    place: 'Poznań',
    unmet: ['jedzeniem', 'cateringu'],
  },
  {
    text: 'Gdzie w Bydgoszczy jest żłobek państwowy, żeby wnuk miał blisko, ul. Gdańska',
    filters: ['category=zlobki', 'ownership=publiczna'],
    place: 'Bydgoszcz',
    unmet: ['blisko', 'Gdańska'],
  },
  {
    text: 'żłobek do którego nie chodzi się w kapciach lol warszawa wola, cena obojętna',
    filters: ['category=zlobki'],
    place: 'Wola',
    unmet: ['kapciach'],
  },
  {
    text: 'synek z orzeczeniem o kształceniu specjalnym, przedszkole integracyjne Lublin',
    filters: ['category=przedszkola', 'ownership=integracyjna'],
    place: 'Lublin',
    unmet: ['orzeczeniem'],
  },
  {
    text: 'czy sa jeszcze miejsca w publicznym przedszkolu na praga poludnie 2027',
    filters: ['category=przedszkola', 'ownership=publiczna', 'has_vacancies'],
    place: 'Praga-Południe',
    unmet: ['2027'],
  },
]

const ukrainian: readonly Omit<ParentSentence, 'language'>[] = [
  { text: 'підкажіть садок на мокотові для хлопчика 4 рочки', filters: ['category=przedszkola'], place: 'Mokotów' },
  { text: 'ясла варшава до 800зл, дитині рік і два місяці', filters: ['category=zlobki', 'price=..800'], place: 'Warszawa' },
  {
    text: 'Добрий день! Шукаємо садочок у Познані де вихователі розмовляють українською',
    filters: ['category=przedszkola', 'features=jezyk-ukrainski'],
    place: 'Poznań',
  },
  {
    text: 'чи є державні ясла в Гданську з вільними місцями від січня',
    filters: ['category=zlobki', 'ownership=publiczna', 'has_vacancies'],
    place: 'Gdańsk',
    unmet: ['січня'],
  },
  { text: 'не католицький садок, Люблін', filters: ['category=przedszkola'], place: 'Lublin', unmet: ['католицький'] },
  { text: 'бабуся шукає для онука садок з басейном у Лодзі', filters: ['category=przedszkola', 'features=basen'], place: 'Łódź' },
  { text: 'садик краков недорогой', filters: ['category=przedszkola'], place: 'Kraków', unmet: ['недорогой'] },
  {
    text: 'дитина не їсть глютен і лактозу, садочок у Вроцлаві',
    filters: ['category=przedszkola', 'features=diety'],
    place: 'Wrocław',
  },
  {
    text: 'дитячий садок з продовженим днем до 19:00, Катовіце',
    filters: ['category=przedszkola'],
    place: 'Katowice',
    unmet: ['19:00'],
  },
  {
    text: 'ясла поруч з роботою, вулиця Пулавська, Варшава, рейтинг від 4',
    filters: ['category=zlobki', 'rating=4..'],
    place: 'Warszawa',
    unmet: ['роботою', 'Пулавська'],
  },
]

const english: readonly Omit<ParentSentence, 'language'>[] = [
  {
    text: 'hi, moving to krakow in january, need childcare for our 2yo',
    filters: ['category=zlobki'],
    place: 'Kraków',
    unmet: ['january'],
  },
  {
    text: 'kindergarten in wroclaw w/ english & no homework, max 1.5k',
    filters: ['category=przedszkola', 'features=jezyk-angielski', 'price=..1500'],
    place: 'Wrocław',
    unmet: ['homework'],
  },
  {
    text: 'grandparents looking after twins, want a half day preschool in gdynia',
    filters: ['category=przedszkola'],
    place: 'Gdynia',
    unmet: ['half day'],
  },
  {
    text: 'is there any state run creche in lodz which takes 6 month olds',
    filters: ['category=zlobki', 'ownership=publiczna'],
    place: 'Łódź',
  },
  {
    text: 'preschol in poznan that isnt religious, 900 zl tops',
    filters: ['category=przedszkola', 'price=..900'],
    place: 'Poznań',
    unmet: ['religious'],
  },
  {
    text: 'vegan lunches + garden, daycare Warsaw Mokotow',
    filters: ['category=zlobki', 'features=ogrod'],
    place: 'Mokotów',
    unmet: ['vegan'],
  },
  {
    text: 'my daughter has a peanut alergy, which preschool in Szczecin is ok',
    filters: ['category=przedszkola', 'features=diety'],
    place: 'Szczecin',
    unmet: ['peanut'],
  },
  {
    text: 'kindergarten close to Wola tram stop with parking',
    filters: ['category=przedszkola', 'features=parking-dla-rodzicow'],
    place: 'Wola',
    unmet: ['tram'],
  },
  {
    text: 'not too expensive private nursery bialystok, 4+ stars',
    filters: ['category=zlobki', nonPublic, 'rating=4..'],
    place: 'Białystok',
    unmet: ['expensive'],
  },
  {
    text: 'somewhere my 5yr old can learn polish, torun',
    filters: ['category=przedszkola'],
    place: 'Toruń',
    unmet: ['polish'],
  },
]

/** Thirty sentences written after the rules, by somebody who had not read them. */
export const laterSentences: readonly ParentSentence[] = [
  ...sentencesIn('pl', polish),
  ...sentencesIn('ua', ukrainian),
  ...sentencesIn('en', english),
]
