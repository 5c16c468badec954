/** Fonts and style sheets of every page, in cascade order. */
import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-500.css';
import '@fontsource/inter/latin-600.css';
import '@fontsource/josefin-sans/latin-300.css';
import '@fontsource/josefin-sans/latin-400.css';
import '@fontsource/josefin-sans/latin-600.css';
import '../ui/tokens.css';
import '../boards/players.css';
import '../ui/base.css';
import '../ui/frame.css';
import '../ui/controls.css';
import '../ui/fields.css';
