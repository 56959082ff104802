import { needed, welcome } from './column.ts'
import type { Column } from './register-format.ts'

const operator = 'Podmiot prowadzący - '
const stay = 'podstawowa opłata ponoszona przez rodziców za pobyt dziecka (bez zniżek i bez wyżywienia)'

/** The columns of the register of nurseries and toddler clubs, under every header of the editions of 2025 (37 and 43 columns). */
export const zlobkiColumns = [
  needed('number', 'Identyfikator instytucji'),
  needed('type', 'Typ instytucji'),
  needed('name', 'Nazwa'),
  needed('voivodeship', 'Województwo'),
  needed('county', 'Powiat'),
  needed('commune', 'Gmina'),
  needed('locality', 'Miejscowość'),
  needed('street', 'Ulica'),
  needed('building', 'Nr domu'),
  needed('apartment', 'Nr lokalu'),
  needed('postCode', 'Kod pocztowy'),
  needed('coordinates', 'Geolokalizacja'),
  needed('website', 'Adres WWW żłobka/klubu'),
  needed('email', 'E-mail żłobka/klubu'),
  needed('phone', 'Telefon żłobka/klubu'),
  needed('places', 'Liczba miejsc'),
  needed('enrolled', 'Liczba dzieci zapisanych'),
  needed('feeMonth', `Podstawowa${stay.slice('podstawowa'.length)} - opłata miesięczna`, `Opłata miesięczna - ${stay}`),
  welcome('feeFundedMonth', 'Opłata miesięczna na miejscach z KPO/FERS'),
  welcome('feeExtraHour', 'Stawka za pobyt dziecka przekraczający 10 godzin dziennie - opłata godzinowa'),
  welcome('feeHour', `Opłata godzinowa - ${stay}`, `Podstawowa${stay.slice('podstawowa'.length)} - opłata godzinowa`),
  welcome('mealsMonth', 'Opłata za wyżywienie - miesięczna'),
  welcome('mealsDay', 'Opłata za wyżywienie - dzienna'),
  welcome('discounts', 'Zniżki'),
  needed('hours', 'Godziny otwarcia'),
  needed('accessible', 'Czy żłobek/klub jest dostosowany do potrzeb dzieci niepełnosprawnych lub wymagających szczególnej opieki?'),
  needed(
    'suspended',
    'Czy podmiot prowadzący zawiesił działalność instytucji opieki?',
    'Czy podmiot prowadzący zawiesił działalność gospodarczą?',
  ),
  needed('operatorName', `${operator}nazwa`),
  welcome('operatorAddress', `${operator}adres`),
  welcome('operatorLocality', `${operator}miejscowość`),
  welcome('operatorStreet', `${operator}ulica`),
  welcome('operatorBuilding', `${operator}nr domu`),
  welcome('operatorApartment', `${operator}nr lokalu`),
  welcome('operatorPostCode', `${operator}kod pocztowy`),
  needed('operatorNip', `${operator}NIP`),
  needed('operatorRegon', `${operator}REGON`),
  needed('operatorRegisterNumbers', `${operator}numery pozycji rejestru`),
  needed('operatorWebsite', 'Adres WWW podmiotu prowadzącego żłobek/klub'),
] as const satisfies readonly Column[]

export type ZlobkiColumn = (typeof zlobkiColumns)[number]['key']
