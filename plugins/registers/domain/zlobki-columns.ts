import { optional, required } from './column.ts'
import type { Column } from './register-format.ts'

const operator = 'Podmiot prowadzący - '
const stay = 'podstawowa opłata ponoszona przez rodziców za pobyt dziecka (bez zniżek i bez wyżywienia)'

/** Columns of the register of nurseries and toddler clubs with all headers of the editions of 2025 (37 and 43 columns). */
export const zlobkiColumns = [
  required('number', 'Identyfikator instytucji'),
  required('type', 'Typ instytucji'),
  required('name', 'Nazwa'),
  required('voivodeship', 'Województwo'),
  required('county', 'Powiat'),
  required('commune', 'Gmina'),
  required('locality', 'Miejscowość'),
  required('street', 'Ulica'),
  required('building', 'Nr domu'),
  required('apartment', 'Nr lokalu'),
  required('postCode', 'Kod pocztowy'),
  required('coordinates', 'Geolokalizacja'),
  required('website', 'Adres WWW żłobka/klubu'),
  required('email', 'E-mail żłobka/klubu'),
  required('phone', 'Telefon żłobka/klubu'),
  required('places', 'Liczba miejsc'),
  required('enrolled', 'Liczba dzieci zapisanych'),
  required('feeMonth', `Podstawowa${stay.slice('podstawowa'.length)} - opłata miesięczna`, `Opłata miesięczna - ${stay}`),
  optional('feeFundedMonth', 'Opłata miesięczna na miejscach z KPO/FERS'),
  optional('feeExtraHour', 'Stawka za pobyt dziecka przekraczający 10 godzin dziennie - opłata godzinowa'),
  optional('feeHour', `Opłata godzinowa - ${stay}`, `Podstawowa${stay.slice('podstawowa'.length)} - opłata godzinowa`),
  optional('mealsMonth', 'Opłata za wyżywienie - miesięczna'),
  optional('mealsDay', 'Opłata za wyżywienie - dzienna'),
  optional('discounts', 'Zniżki'),
  required('hours', 'Godziny otwarcia'),
  required('accessible', 'Czy żłobek/klub jest dostosowany do potrzeb dzieci niepełnosprawnych lub wymagających szczególnej opieki?'),
  required(
    'suspended',
    'Czy podmiot prowadzący zawiesił działalność instytucji opieki?',
    'Czy podmiot prowadzący zawiesił działalność gospodarczą?',
  ),
  required('operatorName', `${operator}nazwa`),
  optional('operatorAddress', `${operator}adres`),
  optional('operatorLocality', `${operator}miejscowość`),
  optional('operatorStreet', `${operator}ulica`),
  optional('operatorBuilding', `${operator}nr domu`),
  optional('operatorApartment', `${operator}nr lokalu`),
  optional('operatorPostCode', `${operator}kod pocztowy`),
  required('operatorNip', `${operator}NIP`),
  required('operatorRegon', `${operator}REGON`),
  required('operatorRegisterNumbers', `${operator}numery pozycji rejestru`),
  required('operatorWebsite', 'Adres WWW podmiotu prowadzącego żłobek/klub'),
] as const satisfies readonly Column[]

export type ZlobkiColumn = (typeof zlobkiColumns)[number]['key']
