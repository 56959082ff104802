import type { Questions } from '../../contract/info-text.ts'

/** Questions and answers for directors and owners. */
export const director = {
  'skad-wpis': {
    question: 'Nikt nie zgłaszał naszej placówki. Skąd się tu wzięła?',
    answer: [
      'Z rejestru, do którego jest wpisana z mocy prawa: żłobki i kluby z rejestru żłobków, przedszkola z RSPO. Kredka wczytuje całe wydania, więc ma każdą placówkę, którą one zawierają.',
    ],
  },
  'ile-kosztuje': {
    question: 'Ile kosztuje obecność w spisie?',
    answer: [
      'Nic. Profil z danymi z rejestru jest bezpłatny i taki pozostanie. Płatne będą tylko narzędzia ponad to, a co obejmą, pokazuje [cennik](product_landing_price_list).',
    ],
  },
  poprawki: {
    question: 'Jak poprawić błędne dane?',
    answer: [
      'Najpewniej u źródła. W rejestrze żłobków zmianę zgłasza się przez swój wpis, w RSPO robi to organ prowadzący; następne wydanie przyniesie ją do nas.',
      'Jeśli sprawa jest pilna albo to my coś źle odczytaliśmy, [napisz](contact). Poprawka sprawdzona przez biuro obsługi ma pierwszeństwo przed rejestrem.',
    ],
  },
  miejsca: {
    question: 'Skąd Kredka wie, ile mamy wolnych miejsc?',
    answer: [
      'Odejmuje liczbę zapisanych dzieci od liczby miejsc, obie z rejestru żłobków. Ich aktualizacja w rejestrze jest obowiązkiem podmiotu prowadzącego, więc najprostszy sposób na prawdziwą liczbę to pilnować własnego wpisu.',
      'Przedszkoli to nie dotyczy: RSPO nie podaje liczby dzieci.',
    ],
  },
  niezweryfikowana: {
    question: 'Dlaczego przy naszej placówce jest napis „niezweryfikowana”?',
    answer: [
      'Bo nikt z placówki nie potwierdził jeszcze tych danych w Kredce. To nie zarzut: napis mówi tylko, że informacje pochodzą wyłącznie z rejestrów. Jeśli placówkę prowadzisz, [zgłoś ją](facility_signup): najszybciej kodem wysłanym na adres z rejestru.',
    ],
  },
  konto: {
    question: 'Jak prowadzić profil samodzielnie?',
    answer: [
      '[Dodaj placówkę](facility_signup) i potwierdź, że ją prowadzisz. Potem w panelu zmieniasz opis, zdjęcia, kadrę, plan dnia i rekrutację, odpowiadasz na opinie i pytania oraz prowadzisz zgłoszenia dzieci. Jeśli wolisz najpierw zobaczyć, [umów krótką prezentację](presentation).',
    ],
  },
  zdjecia: {
    question: 'Czyje są rysunki na profilach?',
    answer: [
      'Nasze. Każda placówka bez zdjęć dostaje okładkę narysowaną z jej rodzaju i nazwy, zawsze taką samą. Zdjęć z internetu nie kopiujemy, bo nie wiemy, czy wolno.',
    ],
  },
  telefon: {
    question: 'Czy numer placówki jest dostępny dla każdego?',
    answer: [
      'Dla ludzi tak, dla robotów nie. Numeru i e-maila nie ma w kodzie strony: pojawiają się po naciśnięciu przycisku, a odsłony liczymy dzień po dniu, żeby było widać zainteresowanie.',
      'Prywatnych danych osoby prowadzącej nie pokazujemy: w spisie są tylko telefon i e-mail placówki.',
    ],
  },
  kolejnosc: {
    question: 'Jak znaleźć się wyżej na liście?',
    answer: [
      'Zapłacić się nie da. Lista miasta otwiera się w kolejności „polecane”, a w niej liczą się pełność profilu i wolne miejsca, więc pomaga uzupełniony wpis: telefon, e-mail, strona, godziny, opłaty. Wszystkie reguły spisaliśmy w [osobnym dokumencie](ordering).',
    ],
  },
  zamkniecie: {
    question: 'Zamykamy placówkę. Co stanie się z profilem?',
    answer: [
      'Gdy zniknie z rejestru, profil dostanie napis „zamknięta” z datą, wypadnie z list i z wyszukiwarek, a telefon przestanie być widoczny. Jeżeli placówka została połączona z inną, stary adres poprowadzi do nowej.',
    ],
  },
} as const satisfies Questions
