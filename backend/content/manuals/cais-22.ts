import { cais22 } from '../products/cais-22.ts';
import { createManual } from './chapters.ts';
import { capacitiveTouch, noNetwork, noPaper, off } from './common-faults.ts';

export const cais22Manual = createManual({
  product: cais22,
  kind: { pt: 'quiosque de check-in e senhas', en: 'check-in and queue kiosk', es: 'quiosco de check-in y turnos' },
  summary: {
    pt: 'Para quem está na receção: fixar o Cais 22, trocar o papel, atender quem não se entende com ele.',
    en: 'For desk staff: fixing the Cais 22, changing its paper, helping people who cannot get on with it.',
    es: 'Para quien está en recepción: fijar el Cais 22, cambiar el papel, ayudar a quien no se aclara con él.',
  },
  version: '1.5',
  publishedAt: '2026-10-02T09:00:00Z',
  pictures: { 'primeira-utilizacao': 'cais-22-detail' },
  safety: {
    pt: `
      <ul>
      <li>Com 1605 mm de altura e 38 kg, tem de estar fixo: quatro pernos no chão ou a base Lastro 30. Não o ponha a funcionar solto, nem por um dia.</li>
      <li>Tomada com terra a menos de 1,5 m. O cabo sai por trás ou por baixo; não o deixe onde se passa.</li>
      <li>A cabeça da impressora aquece. Ao trocar o papel, não lhe toque com os dedos.</li>
      <li>A lâmina da guilhotina fica do lado de dentro da saída: não meta os dedos na ranhura.</li>
      <li>Não o use na rua: o ecrã é IP54, o resto não.</li>
      </ul>
    `,
    en: `
      <ul>
      <li>At 1605 mm high and 38 kg it must be fixed: four bolts in the floor or the Lastro 30 base. Do not run it loose, not even for a day.</li>
      <li>An earthed socket less than 1.5 m away. The cable leaves at the back or underneath; keep it out of people’s way.</li>
      <li>The print head gets hot. When changing paper, keep your fingers off it.</li>
      <li>The cutter’s blade is inside the slot: do not put fingers in.</li>
      <li>Not for use outdoors: the screen is IP54, the rest is not.</li>
      </ul>
    `,
    es: `
      <ul>
      <li>Con 1605 mm de altura y 38 kg, debe estar fijo: cuatro pernos en el suelo o la base Lastro 30. No lo ponga en marcha suelto, ni un solo día.</li>
      <li>Enchufe con toma de tierra a menos de 1,5 m. El cable sale por detrás o por debajo; no lo deje donde se pasa.</li>
      <li>El cabezal de la impresora se calienta. Al cambiar el papel, no lo toque con los dedos.</li>
      <li>La cuchilla queda por dentro de la salida: no meta los dedos en la ranura.</li>
      <li>No lo use en la calle: la pantalla es IP54, el resto no.</li>
      </ul>
    `,
  },
  installation: {
    pt: `
      <ol>
      <li>Escolha um sítio com 1,5 m livres à frente, para uma cadeira de rodas se aproximar e rodar, e sem janela por trás de quem o usa.</li>
      <li>Abra a porta da frente com a chave. Pelos quatro furos da base, marque o chão; fure a 12 mm e aperte os pernos a 40 N·m. Com a base Lastro 30, o quiosque aparafusa-se a ela.</li>
      <li>Passe a corrente e a rede pelo fundo e ligue-as nas tomadas marcadas.</li>
      <li>Feche a porta, ligue, e escolha a função: check-in, senhas ou visitas. A ligação ao seu sistema já vem testada da oficina.</li>
      <li>Imprima um talão de ensaio em <em>Assistência › Ensaiar tudo</em>: passa por impressora, leitor, som e toque.</li>
      </ol>
      <p>O leitor Cédula e o teclado Relevo encaixam nos dois rasgos da cabeça, pela frente, sem ferramentas.</p>
    `,
    en: `
      <ol>
      <li>Choose a place with 1.5 m clear in front, for a wheelchair to come up and turn, and without a window behind whoever uses it.</li>
      <li>Open the front door with the key. Mark the floor through the four holes in the base; drill 12 mm and tighten the bolts to 40 N·m. With the Lastro 30 base, the kiosk bolts to that.</li>
      <li>Bring power and network in through the bottom and plug them into the marked sockets.</li>
      <li>Close the door, switch on and choose its function: check-in, queue tickets or visitors. The link to your system was tested in our workshop.</li>
      <li>Print a test slip under <em>Service › Test everything</em>: it goes through printer, reader, sound and touch.</li>
      </ol>
      <p>The Cédula reader and the Relevo keypad fit into the two slots of the head, from the front, without tools.</p>
    `,
    es: `
      <ol>
      <li>Elija un sitio con 1,5 m libres delante, para que una silla de ruedas se acerque y gire, y sin ventana detrás de quien lo usa.</li>
      <li>Abra la puerta delantera con la llave. Por los cuatro agujeros de la base, marque el suelo; taladre a 12 mm y apriete los pernos a 40 N·m. Con la base Lastro 30, el quiosco se atornilla a ella.</li>
      <li>Pase la corriente y la red por el fondo y conéctelas en las tomas marcadas.</li>
      <li>Cierre la puerta, encienda y elija la función: check-in, turnos o visitas. La conexión con su sistema viene probada del taller.</li>
      <li>Imprima un tique de prueba en <em>Asistencia › Probar todo</em>: recorre impresora, lector, sonido y función táctil.</li>
      </ol>
      <p>El lector Cédula y el teclado Relevo encajan en las dos ranuras del cabezal, por delante y sin herramientas.</p>
    `,
  },
  firstUse: {
    pt: `
      <h3>Para quem chega</h3>
      <p>Encosta-se o código à janela iluminada, ou escreve-se o apelido. O talão sai pela ranhura à direita. O botão com a seta para baixo traz tudo para menos de 1,20 m; o dos auscultadores lê o ecrã em voz alta, pela tomada da frente.</p>
      <h3>Para quem atende</h3>
      <ul>
      <li><em>Serviços:</em> o nome de cada fila, a letra da senha, o horário.</li>
      <li><em>Avisos:</em> quem recebe o correio eletrónico quando restam 50 talões.</li>
      <li><em>Línguas:</em> as que aparecem no primeiro ecrã, até seis.</li>
      </ul>
      <p>Abre-se tudo isto no quiosque, com o código de assistência, ou no navegador da receção.</p>
    `,
    en: `
      <h3>For visitors</h3>
      <p>Hold the code to the lit window, or type a surname. The slip comes out of the slot on the right. The button with a down arrow brings everything below 1.20 m; the one with headphones reads the screen aloud, through the socket at the front.</p>
      <h3>For desk staff</h3>
      <ul>
      <li><em>Services:</em> the name of each queue, its letter, its hours.</li>
      <li><em>Alerts:</em> who gets the email when 50 slips are left.</li>
      <li><em>Languages:</em> those on the first screen, up to six.</li>
      </ul>
      <p>All this opens on the kiosk, with the service code, or in a browser at the desk.</p>
    `,
    es: `
      <h3>Para quien llega</h3>
      <p>Se acerca el código a la ventana iluminada o se escribe el apellido. El tique sale por la ranura de la derecha. El botón con la flecha hacia abajo lleva todo a menos de 1,20 m; el de los auriculares lee la pantalla en voz alta, por la toma delantera.</p>
      <h3>Para quien atiende</h3>
      <ul>
      <li><em>Servicios:</em> el nombre de cada cola, su letra, su horario.</li>
      <li><em>Avisos:</em> quién recibe el correo cuando quedan 50 tiques.</li>
      <li><em>Idiomas:</em> los de la primera pantalla, hasta seis.</li>
      </ul>
      <p>Todo esto se abre en el quiosco, con el código de asistencia, o en el navegador de recepción.</p>
    `,
  },
  cleaning: {
    pt: `
      <ul>
      <li><strong>Vidro:</strong> desinfetante num pano, as vezes que for preciso. O botão <em>Limpar</em> pausa o toque 30 segundos.</li>
      <li><strong>Aço branco:</strong> detergente neutro e pano macio; nada abrasivo.</li>
      <li><strong>Papel:</strong> rolo térmico de 80 mm, até 80 m. Abra a porta, levante a alavanca verde, pouse o rolo com a ponta por baixo, deixe 10 cm de fora e feche.</li>
      <li><strong>Cabeça de impressão, a cada cinco rolos:</strong> caneta de limpeza com álcool, depois de arrefecer.</li>
      <li><strong>Janela do leitor, todas as semanas:</strong> pano seco.</li>
      </ul>
    `,
    en: `
      <ul>
      <li><strong>Glass:</strong> disinfectant on a cloth, as often as needed. The <em>Clean</em> button pauses touch for 30 seconds.</li>
      <li><strong>White steel:</strong> neutral detergent and a soft cloth; nothing abrasive.</li>
      <li><strong>Paper:</strong> 80 mm thermal roll, up to 80 m. Open the door, lift the green lever, lay the roll in with its end underneath, leave 10 cm out and close.</li>
      <li><strong>Print head, every five rolls:</strong> an alcohol cleaning pen, once it is cool.</li>
      <li><strong>Reader window, every week:</strong> a dry cloth.</li>
      </ul>
    `,
    es: `
      <ul>
      <li><strong>Cristal:</strong> desinfectante en un paño, cuantas veces haga falta. El botón <em>Limpiar</em> pausa la función táctil 30 segundos.</li>
      <li><strong>Acero blanco:</strong> detergente neutro y paño suave; nada abrasivo.</li>
      <li><strong>Papel:</strong> rollo térmico de 80 mm, hasta 80 m. Abra la puerta, levante la palanca verde, ponga el rollo con la punta por debajo, deje 10 cm fuera y cierre.</li>
      <li><strong>Cabezal de impresión, cada cinco rollos:</strong> lápiz limpiador con alcohol, una vez frío.</li>
      <li><strong>Ventana del lector, cada semana:</strong> paño seco.</li>
      </ul>
    `,
  },
  faults: [
    off,
    noPaper,
    {
      sign: {
        pt: 'O leitor não lê códigos do telemóvel',
        en: 'The reader does not read codes on phones',
        es: 'El lector no lee códigos del móvil',
      },
      remedy: {
        pt: 'Peça que subam o brilho e afastem o telemóvel 10 cm. Se só falha ao sol, mude o quiosque de parede ou ponha a pala.',
        en: 'Ask them to turn the brightness up and hold the phone 10 cm away. If it fails only in the sun, move the kiosk to another wall or fit the shade.',
        es: 'Pida que suban el brillo y separen el móvil 10 cm. Si solo falla al sol, cambie el quiosco de pared o ponga la visera.',
      },
    },
    {
      sign: {
        pt: 'Diz «Fale com a receção» a toda a gente',
        en: 'It tells everyone ‘Please see the desk’',
        es: 'Dice «Diríjase a recepción» a todo el mundo',
      },
      remedy: {
        pt: 'Perdeu-se a ligação ao sistema de reservas ou de filas. Se a rede está bem, verifique com quem o gere se a palavra-passe do quiosque mudou.',
        en: 'The link to the booking or queue system is down. If the network is fine, ask whoever runs that system whether the kiosk’s password has changed.',
        es: 'Se ha perdido la conexión con el sistema de reservas o de turnos. Si la red está bien, pregunte a quien lo gestiona si cambió la contraseña del quiosco.',
      },
    },
    capacitiveTouch,
    noNetwork,
  ],
});
