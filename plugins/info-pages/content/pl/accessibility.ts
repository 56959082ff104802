import type { InfoDocument } from '../../contract/info-text.ts'

/** Accessibility statement: goal, tests, known barriers. */
export const accessibility = {
  lead: 'Chcemy, żeby z Kredki mógł skorzystać każdy: jedną ręką, klawiaturą, z czytnikiem ekranu, przy dużych literach. Piszemy, co już działa, a co jeszcze nie.',
  short: [
    'Celem jest zgodność z WCAG 2.2 na poziomie AA; dziś jest ona częściowa.',
    'Wszystko, co jest na mapie, jest też na liście.',
    'O barierach można nam powiedzieć telefonicznie albo na piśmie, odpowiemy w ciągu 7 dni.',
  ],
  chapters: {
    stan: {
      title: 'Stan zgodności',
      blocks: [
        'Serwis jest częściowo zgodny z wytycznymi dostępności treści internetowych WCAG 2.2, poziom AA. Oświadczenie opiera się na własnych badaniach; niezależnego audytu jeszcze nie było.',
      ],
    },
    udogodnienia: {
      title: 'Co pomaga',
      blocks: [
        {
          list: [
            'Całość da się obsłużyć klawiaturą; pierwszy klawisz Tab proponuje przejście do treści, a fokus ma grubą ramkę.',
            'Trzy wielkości liter i powiększenie przeglądarki do 200 procent nie ucinają tekstu, także na ekranie szerokości 320 pikseli.',
            'Motyw jasny, ciemny i tryb wysokiego kontrastu systemu.',
            'Gdy system prosi o mniej ruchu, nic się nie przesuwa samo.',
            'Każda strona ma jeden nagłówek główny, nazwane części i język zapisany w kodzie.',
            'Stan i kolor zawsze idą w parze ze słowem, na przykład „brak wolnych miejsc”.',
          ],
        },
      ],
    },
    badania: {
      title: 'Co sprawdziliśmy',
      blocks: [
        'Przy każdej zmianie automat axe przegląda wszystkie rodzaje stron w obu motywach i nie może znaleźć żadnego błędu. Osobne testy w przeglądarce przechodzą najważniejsze drogi samą klawiaturą, mierzą przewijanie w poziomie przy siedmiu szerokościach i czytają serwis bez JavaScriptu. Kontrast kolorów policzyliśmy dla obu motywów.',
        'Nie było jeszcze prób z udziałem osób z niepełnosprawnościami ani ręcznego sprawdzenia z czytnikami NVDA, JAWS i VoiceOver. Automat wykrywa tylko część barier, dlatego piszemy o zgodności częściowej.',
      ],
    },
    bariery: {
      title: 'Znane bariery',
      blocks: [
        {
          facts: [
            [
              'Mapa',
              'Obraz mapy nie jest opisany dla czytników. Można ją przesuwać strzałkami i pominąć jednym linkiem, a [lista obok](map) zawiera te same placówki.',
            ],
            ['Rysunek okolicy na profilu', 'Ma krótki opis; odległości trzeba odczytać z listy „W pobliżu”.'],
            [
              'Słowa z rejestru',
              'Opisy godzin i zniżek bywają pisane skrótami. Pokazujemy je bez zmian i po polsku także w innych wersjach językowych.',
            ],
            [
              'Prosty język',
              'Regulamin i polityka prywatności nie mają jeszcze wersji łatwej do czytania (ETR) ani nagrań w polskim języku migowym.',
            ],
          ],
        },
      ],
    },
    kontakt: {
      title: 'Gdy napotkasz barierę',
      blocks: [
        'Powiedz nam, na jakiej stronie to było, czego nie udało się zrobić i w jakiej formie wolisz dostać informację. Możesz poprosić, żebyśmy przeczytali Ci dane placówki przez telefon albo wysłali je e-mailem.',
        { card: 'operator' },
        'Jest też [formularz](contact). Jeśli nie zdążymy w tydzień, napiszemy dlaczego i podamy nowy termin, nie dłuższy niż dwa miesiące.',
      ],
    },
    skarga: {
      title: 'Skarga',
      blocks: [
        'Gdy nasza odpowiedź Cię nie zadowoli, możesz zwrócić się do Rzecznika Praw Obywatelskich: [bip.brpo.gov.pl](https://bip.brpo.gov.pl).',
      ],
    },
  },
} as const satisfies InfoDocument
