import type { Questions } from '../../contract/info-text.ts'

/** Questions and answers for everyone. */
export const general = {
  'co-to': {
    question: 'Co to jest Kredka?',
    answer: [
      'Kredka to spis żłobków, klubów dziecięcych, dziennych opiekunów i przedszkoli w całej Polsce. Zbieramy w jednym miejscu to, co o placówkach mówią rejestry państwowe: adres, godziny, opłaty, liczbę miejsc.',
      'Obok każdej z tych informacji widać źródło i dzień, z którego pochodzi, więc łatwo ocenić, czy można na niej polegać.',
    ],
  },
  'ile-kosztuje': {
    question: 'Czy za korzystanie się płaci?',
    answer: [
      'Nie. Szukanie, porównywanie, mapa i telefony placówek są bezpłatne, a na stronach nie ma reklam.',
      'Placówki też nie płacą za to, że są w spisie. [Zobacz, jak układamy listy](ordering).',
    ],
  },
  konto: {
    question: 'Czy muszę się zarejestrować?',
    answer: [
      'Nie. Szukanie, mapa, profile, telefony i ulubione działają od razu po wejściu na stronę.',
      '[Konto](register) przyda się, gdy chcesz napisać opinię, zadać pytanie placówce albo zgłosić dziecko. Daje też ulubione na każdym urządzeniu i powiadomienia o odpowiedziach.',
    ],
  },
  'skad-dane': {
    question: 'Skąd pochodzą informacje?',
    answer: [
      'Przede wszystkim z dwóch rejestrów: rejestru żłobków i klubów dziecięcych oraz Rejestru Szkół i Placówek Oświatowych (RSPO). Listę wydań, ich daty i zasady porządkowania danych opisuje strona [Źródła danych](sources).',
      'Wpisy z napisem „dane przykładowe” są zmyślone: pokazują tylko, jak działa serwis.',
    ],
  },
  'jak-swieze': {
    question: 'Jak świeże są te dane?',
    answer: [
      'Tak świeże, jak ostatnie wydanie rejestru, które wczytaliśmy. Datę widać na profilu każdej placówki, przy źródle.',
      'Liczby wolnych miejsc starszej niż 45 dni w ogóle nie pokazujemy na listach. Lepiej nie wiedzieć, niż wiedzieć źle.',
    ],
  },
  opinie: {
    question: 'Skąd wiadomo, że opinie są prawdziwe?',
    answer: [
      'Każdą przed publikacją czyta człowiek, a przy każdej widać, jak ją sprawdzono: kodem wydrukowanym przez placówkę, dokumentem, przynależnością do grupy rodziców albo wcale poza adresem e-mail. Placówka może odpowiedzieć, ale nie może wybrać, kto pisze. Szczegóły są na stronie [Jak sprawdzamy opinie](how_we_check).',
    ],
  },
  jezyki: {
    question: 'W jakich językach działa serwis?',
    answer: [
      'Po polsku, ukraińsku i angielsku. Język zmienisz w górnym pasku albo na samym dole strony, a każdy adres ma swój odpowiednik w dwóch pozostałych językach.',
      'Nazwy placówek i ulic zostają po polsku, bo takie wiszą na drzwiach.',
    ],
  },
  'bez-javascriptu': {
    question: 'Czy strona zadziała na starym telefonie?',
    answer: [
      'Tak. Listy, filtry, profile i wszystkie teksty czyta się bez JavaScriptu i przy słabym zasięgu. JavaScriptu potrzebują tylko ruchoma mapa, podpowiedzi w polu wyszukiwania i ulubione.',
      'Litery powiększysz, a ciemne tło włączysz przyciskiem „Wygląd” u góry.',
    ],
  },
  blad: {
    question: 'Co zrobić, gdy coś się nie zgadza?',
    answer: [
      'Napisz przez [formularz kontaktowy](contact) albo zadzwoń i podaj adres strony, na której jest błąd. Jeśli pomyłka jest w samym rejestrze, powiemy też, kto może ją tam poprawić.',
    ],
  },
  kto: {
    question: 'Kto prowadzi ten serwis?',
    answer: [
      { card: 'operator' },
      'Pełne zasady są w [regulaminie](terms), a to, co dzieje się z danymi, w [polityce prywatności](privacy).',
    ],
  },
} as const satisfies Questions
