import type { Questions } from '../../contract/info-text.ts'

/** Questions and answers for teachers and carers. */
export const teacher = {
  'po-co': {
    question: 'Do czego taki spis przyda się nauczycielom?',
    answer: [
      {
        list: [
          'Żeby znaleźć placówki, w których warto zapytać o pracę, praktyki albo wspólny projekt.',
          'Żeby doradzić rodzicom, dokąd dalej po żłobku albo gdzie w okolicy jest oddział przedszkolny.',
          'Żeby sprawdzić adres, numer w rejestrze i organ prowadzący bez przekopywania arkuszy.',
        ],
      },
    ],
  },
  praca: {
    question: 'Jak dotrzeć do placówek, w których mogę pracować?',
    answer: [
      'Wybierz miasto, zawęź listę filtrami, na przykład do przedszkoli publicznych, i otwórz profil. Telefon i e-mail odsłonisz przyciskiem.',
      'Ogłoszeń o pracę Kredka nie zamieszcza, więc o wolne etaty trzeba zapytać wprost.',
    ],
  },
  materialy: {
    question: 'Gdzie są materiały dydaktyczne?',
    answer: [
      'W [Strefie nauczyciela](materials): karty pracy, scenariusze i piosenki pobiera się tam bez opłat i bez zakładania konta. Jeśli placówka potwierdziła, że w niej uczysz, możesz też dodać własne.',
    ],
  },
  nazwisko: {
    question: 'Czy moje nazwisko jest w Kredce?',
    answer: [
      'Jeśli uczysz albo kierujesz placówką: nie. RSPO zawiera nazwiska dyrektorów, ale ich nie pobieramy, a spisów kadry nie prowadzimy.',
      'Wyjątkiem są osoby, które same prowadzą placówkę, bo rejestr podaje je jako podmiot prowadzący. Jak się temu sprzeciwić, opisuje strona [Źródła danych](sources#sprzeciw).',
    ],
  },
  opinie: {
    question: 'Czy rodzice mogą mnie tu ocenić?',
    answer: [
      'Nie z nazwiska. Opinie dotyczą placówki: czystości, jedzenia i kadry jako całości. Każdą przed publikacją czyta człowiek, a tych, które wskazują pracownika z nazwiska, nie przyjmujemy.',
    ],
  },
  'dla-rodzicow': {
    question: 'Jak przekazać rodzicom listę placówek w okolicy?',
    answer: [
      'Ustaw filtry tak, jak potrzebujesz, i wyślij sam adres strony albo wydrukuj ją. Wydruk pomija menu i ozdoby, zostają nazwy, adresy i daty, więc można go położyć w szatni.',
    ],
  },
  ukrainskie: {
    question: 'W grupie mam rodziny z Ukrainy. Czy Kredka im pomoże?',
    answer: [
      'Tak: cały serwis ma wersję ukraińską. Wystarczy wysłać link z „/uk” na początku ścieżki. Nazwy miast można wpisywać cyrylicą, Краків i Kraków prowadzą w to samo miejsce.',
    ],
  },
  szkoly: {
    question: 'Czy znajdę tu także szkoły podstawowe?',
    answer: [
      'Tak, choć nie w katalogu. Na [mapie](map) wybierz „Pokaż też szkoły podstawowe”, a wyszukiwarka podpowie je sama: wiele z nich prowadzi oddziały przedszkolne.',
    ],
  },
  numer: {
    question: 'Gdzie jest numer RSPO placówki?',
    answer: [
      'Na profilu, w wierszu „Źródło”, razem z datą wydania. Jeśli placówka ma wpisy w obu rejestrach, po rozwinięciu zobaczysz oba numery.',
    ],
  },
  cytowanie: {
    question: 'Czy mogę użyć tych danych w pracy dyplomowej?',
    answer: [
      'Możesz. Dane z rejestrów są informacją publiczną; podaj rejestr, jego datę i to, że przetworzyła je Kredka. Część punktów na mapie pochodzi z OpenStreetMap i wymaga podpisu „© autorzy OpenStreetMap”.',
    ],
  },
} as const satisfies Questions
