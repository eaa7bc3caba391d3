import type { Fault } from './chapters.ts';

/** Faults that several products share. */

export const off: Fault = {
  sign: { pt: 'Não liga', en: 'It does not switch on', es: 'No se enciende' },
  remedy: {
    pt: 'Veja se a luz junto ao botão está acesa. Se não estiver, experimente a tomada com outro aparelho e verifique o interruptor geral junto à entrada de corrente.',
    en: 'Look at the light beside the button. If it is dark, try the socket with something else and check the main switch next to the mains inlet.',
    es: 'Mire si está encendida la luz junto al botón. Si no lo está, pruebe el enchufe con otro aparato y compruebe el interruptor general junto a la entrada de corriente.',
  },
};

export const noNetwork: Fault = {
  sign: { pt: 'Sem rede', en: 'No network', es: 'Sin red' },
  remedy: {
    pt: 'Confirme a luz na tomada de rede. Por Wi-Fi, escolha outra vez a rede em <em>Definições › Rede</em>; por cabo, troque o cabo. O equipamento continua a trabalhar e sincroniza quando a rede voltar.',
    en: 'Check the light at the network socket. On Wi-Fi, choose the network again under <em>Settings › Network</em>; on cable, try another cable. The equipment goes on working and synchronises when the network is back.',
    es: 'Compruebe la luz de la toma de red. Por wifi, elija de nuevo la red en <em>Ajustes › Red</em>; por cable, cambie el cable. El equipo sigue funcionando y se sincroniza cuando vuelve la red.',
  },
};

export const noLaptopPicture: Fault = {
  sign: {
    pt: 'O portátil está ligado e não há imagem',
    en: 'The laptop is connected and there is no picture',
    es: 'El portátil está conectado y no hay imagen',
  },
  remedy: {
    pt: 'Use a tomada USB-C marcada com um ecrã: só essa leva imagem. No portátil, duplique o ecrã. Se o cabo só carrega, não serve: experimente o cabo fornecido ou HDMI.',
    en: 'Use the USB-C socket marked with a screen: only that one carries picture. On the laptop, duplicate the display. A charge-only cable will not do: try the one supplied, or HDMI.',
    es: 'Use la toma USB-C marcada con una pantalla: solo esa lleva imagen. En el portátil, duplique la pantalla. Un cable que solo carga no sirve: pruebe el suministrado o HDMI.',
  },
};

export const infraredTouch: Fault = {
  sign: {
    pt: 'O toque aparece onde ninguém tocou, ou falha junto a um bordo',
    en: 'Touches appear where nobody touched, or fail along one edge',
    es: 'Aparecen toques donde nadie ha tocado, o fallan junto a un borde',
  },
  remedy: {
    pt: 'Passe um pano seco pela ranhura a toda a volta da moldura: um fio ou um autocolante basta para tapar o infravermelho. Evite sol direto na moldura. Depois, <em>Definições › Toque › Calibrar</em>.',
    en: 'Run a dry cloth along the slot all round the frame: a thread or a sticker is enough to block the infrared. Keep direct sun off the frame. Then <em>Settings › Touch › Calibrate</em>.',
    es: 'Pase un paño seco por la ranura de todo el marco: un hilo o una pegatina bastan para tapar el infrarrojo. Evite el sol directo en el marco. Después, <em>Ajustes › Táctil › Calibrar</em>.',
  },
};

export const capacitiveTouch: Fault = {
  sign: {
    pt: 'O toque não responde ou responde fora do sítio',
    en: 'Touch does not respond, or responds in the wrong place',
    es: 'La función táctil no responde o responde fuera de sitio',
  },
  remedy: {
    pt: 'Seque o vidro e retire objetos metálicos de cima dele. Desligue da corrente durante dez segundos: ao arrancar, o toque calibra-se sozinho, se ninguém tocar no vidro.',
    en: 'Dry the glass and take metal objects off it. Disconnect the power for ten seconds: touch calibrates itself at start-up, as long as nobody touches the glass.',
    es: 'Seque el cristal y retire los objetos metálicos. Desconecte la corriente diez segundos: al arrancar, la función táctil se calibra sola si nadie toca el cristal.',
  },
};

export const noPaper: Fault = {
  sign: {
    pt: 'A impressora não imprime ou o talão sai em branco',
    en: 'The printer does not print, or the slip comes out blank',
    es: 'La impresora no imprime o el tique sale en blanco',
  },
  remedy: {
    pt: 'Abra a porta. Se há papel, está ao contrário: o lado térmico, que escurece com a unha, fica para a cabeça. Se encravou, levante a alavanca verde, puxe o papel no sentido da saída e feche até ouvir o estalido.',
    en: 'Open the door. If there is paper, it is the wrong way round: the thermal side, which darkens under a fingernail, faces the head. If it has jammed, lift the green lever, pull the paper out the way it leaves, and close until it clicks.',
    es: 'Abra la puerta. Si hay papel, está del revés: el lado térmico, que se oscurece con la uña, mira al cabezal. Si se ha atascado, levante la palanca verde, tire del papel en el sentido de salida y cierre hasta oír el clic.',
  },
};
